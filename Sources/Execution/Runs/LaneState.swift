import Machine
import Recording
import Synchronization

/// A lane, as drives on it and on its descendants use it.
final class LaneState: FiberOwner {
  let lane: Lane
  private let recorder: Recorder
  private let made: MadeObjects
  private let world: World
  /// Whether a library made it, in its own code.
  let isInternal: Bool
  /// The bindings where the lane was created.
  let chainAtCreation: ProvenanceNode?
  /// The functions that were executing when a library made it.
  let callsAtCreation: [Call]
  /// The models whose functions created it.
  let receiversAtCreation: [Receiver]
  /// The program's last `DispatchTime.now()`, from which a delay is computed without the time that
  /// has passed since.
  let lastNow = Atomic<UInt64>(0)
  /// The nesting depth of immediate tasks on one stack.
  let immediateDepth = Atomic<Int>(0)
  /// Whether the program's code has seen that the task is cancelled.
  let hasSeenCancellation = Atomic(false)
  /// Whether it has reported an issue, and `try?` has dropped no error since.
  let hasReportedIssue = Atomic(false)
  /// Whether it is the task of a store's effect.
  let runsEffect = Atomic(false)
  /// The effect's closure, where it is executing or ended.
  let effectCall = Mutex<EffectCall?>(nil)
  /// The values of an expectation's parts that is being checked, by number.
  let notes = Mutex<[Int: [Int: Value]]>([:])

  /// The places of the cancellation handlers that a cancellation would call now.
  let cancellationHandlers = Mutex<[Place?]>([])

  init(
    lane: Lane, of run: Run, isInternal: Bool = false, chainAtCreation: ProvenanceNode?,
    callsAtCreation: [Call] = [], receiversAtCreation: [Receiver] = []
  ) {
    self.lane = lane
    recorder = run.recorder
    made = run.madeObjects
    world = run.world
    self.isInternal = isInternal
    self.chainAtCreation = chainAtCreation
    self.callsAtCreation = callsAtCreation
    self.receiversAtCreation = receiversAtCreation
  }

  var id: LaneID { lane.id }

  func makeActivation() -> Int { recorder.makeActivation() }

  var notesObjects: Bool { made.hasSpace }

  func noteMade(_ object: Object, by calls: [WriteLog.Call]) {
    made.add(object, in: id, by: calls)
  }

  var notesDroppedErrors: Bool { hasReportedIssue.load(ordering: .relaxed) }

  func noteLost(_ property: String, isOfStructure: Bool, by calls: [WriteLog.Call]) {
    guard calls.last?.function.isOfLibrary == false else { return }
    let calls = calls.map { Call($0, entrance: nil) }
    recorder.record(
      .object(.lostReference(property: property, isOfStructure: isOfStructure)), lane: id,
      place: calls.last?.place, calls: calls)
  }
}

extension LaneState {
  func notesFound(_ object: Object) -> Bool { made.claimFound(object) }

  func noteFound(
    _ object: Object, in variable: String, beside held: [Value], by calls: [WriteLog.Call]
  ) {
    guard calls.last?.function.isOfLibrary == false,
      let links = made.links(to: object, beside: held, in: world)
    else { return }
    let calls = calls.map { Call($0, entrance: nil) }
    recorder.record(
      .object(.kept(object: world.name(of: object), variable: variable, links: links)), lane: id,
      place: calls.last?.place, calls: calls)
  }
}

/// The call of an effect's closure.
struct EffectCall {
  /// The number of calls around it, which started the effect.
  let depth: Int
  var call: Call?
}

extension Place {
  init(_ position: Position) {
    self.init(line: position.line, column: position.column)
  }

  /// Whether it is in a library that is run from its source, whose lines aren't shown.
  var isOfLibrary: Bool { line >= Position.firstLibraryLine }

  /// For events that need a place although no line of the program caused them.
  static let unknown = Place(line: 1, column: 1)
}
