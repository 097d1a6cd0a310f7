import Machine
import Recording
import Synchronization

/// A lane as the drives on it and its descendants need it.
final class LaneState: Sendable {
  let lane: Lane
  /// What was bound, as seen where the lane was created.
  let chainAtCreation: ProvenanceNode?
  /// The models whose functions created it.
  let receiversAtCreation: [Receiver]
  /// The program's last `DispatchTime.now()`, from which a delay is told without the time that
  /// passed since.
  let lastNow = Atomic<UInt64>(0)
  /// How many tasks that began at once it runs inside of, on one stack.
  let immediateDepth = Atomic<Int>(0)
  /// Whether it is the task of a store's effect.
  let runsEffect = Atomic(false)
  /// What parts of an expectation came to that is being checked, by its number.
  let notes = Mutex<[Int: [Int: Value]]>([:])

  /// Where the cancellation handlers are written that would be called now.
  let cancellationHandlers = Mutex<[Place?]>([])

  init(lane: Lane, chainAtCreation: ProvenanceNode?, receiversAtCreation: [Receiver] = []) {
    self.lane = lane
    self.chainAtCreation = chainAtCreation
    self.receiversAtCreation = receiversAtCreation
  }

  var id: LaneID { lane.id }
}

extension Place {
  init(_ position: Position) {
    self.init(line: position.line, column: position.column)
  }

  /// Whether it is in a library that is run from its source, whose lines nobody is shown.
  var isOfLibrary: Bool { line >= Position.firstLibraryLine }

  /// For what must have a place although no line of the program caused it.
  static let unknown = Place(line: 1, column: 1)
}
