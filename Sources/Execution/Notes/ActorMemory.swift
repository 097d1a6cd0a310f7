import Machine
import Recording
import Synchronization

/// Stores an actor's properties as they were when lanes left it, so that the record can show what
/// other lanes changed while one waited.
///
/// It stores descriptions, not values, so that recording doesn't extend an object's life.
final class ActorMemory: Sendable {
  struct Change {
    var property: String
    var old: String
    var new: String
    var lane: LaneID?
  }

  private struct State {
    var known: [String]?
    /// The lane that last changed each property.
    var writers: [Int: LaneID] = [:]
    /// The properties when each waiting lane left the actor.
    var suspended: [LaneID: [String]] = [:]
  }

  /// The actor itself, while the program retains it.
  var actor: Object? { object.object }

  private let className: String
  private let object: Target
  private let state = Mutex(State())

  /// A weak reference. The runtime makes reads of it safe on any thread.
  private final class Target: @unchecked Sendable {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
  }

  init(of object: Object) {
    className = object.instance.name
    self.object = Target(object)
  }

  /// `Account #1`
  func name(in world: World) -> String { object.object.map(world.name) ?? className }

  /// Records that a lane begins to run on the actor.
  func enter() {
    guard let fields = descriptions else { return }
    state.withLock { $0.known = fields }
  }

  /// Records that a lane leaves the actor, and comes back if `returns`.
  func leave(_ lane: LaneID, returns: Bool) {
    guard let fields = descriptions else { return }
    state.withLock { state in
      let known = state.known ?? fields
      for index in fields.indices where known[index] != fields[index] {
        state.writers[index] = lane
      }
      state.known = fields
      if returns { state.suspended[lane] = fields }
    }
  }

  /// Returns the changes that other lanes made since the lane left.
  func comeBack(_ lane: LaneID) -> [Change] {
    guard let fields = descriptions, let object = object.object else { return [] }
    let names = object.descriptor.shownNames
    return state.withLock { state in
      // Code without events wrote the fields that differ now.
      if let known = state.known, known.count == fields.count {
        for index in fields.indices where known[index] != fields[index] {
          state.writers[index] = nil
        }
      }
      state.known = fields
      guard let before = state.suspended.removeValue(forKey: lane), before.count == fields.count
      else { return [] }
      return fields.indices.compactMap { index in
        guard before[index] != fields[index], state.writers[index] != lane,
          index < names.count
        else { return nil }
        return Change(
          property: names[index], old: before[index], new: fields[index],
          lane: state.writers[index])
      }
    }
  }

  private var descriptions: [String]? {
    object.object?.fieldDescriptions
  }
}

extension Object {
  private static var longestDescription: Int { 60 }

  /// Descriptions of its stored properties, without calling the program's code.
  var fieldDescriptions: [String] {
    snapshot.map { value in
      let text = Machine.summary(of: value, limit: Self.longestDescription, custom: { _ in nil })
      guard text.count > Self.longestDescription else { return text }
      return text.prefix(Self.longestDescription - 1) + "…" + value.countText
    }
  }
}

extension Value {
  /// The number of elements, which distinguishes long collections.
  fileprivate var countText: String {
    switch self {
    case .array(let elements): " (\(elements.count))"
    case .set(let members): " (\(members.count))"
    case .dictionary(let pairs): " (\(pairs.count))"
    default: ""
    }
  }
}

extension Drive {
  /// Runs an operation that suspends this lane, and records what others changed on its actor
  /// meanwhile.
  func leavingActor<Result>(
    for request: Request, of fiber: Fiber, isolation: isolated (any Actor)?,
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    // A lane that waits for a task of the main actor expects the task's changes.
    guard isRecording,
      let memory = actor?.memory
        ?? (request.isAwaitingTask ? nil : memory(of: fiber, isolation))
    else { return try await operation() }
    let name = actor == nil ? "the main actor" : memory.name(in: run.world)
    memory.leave(lane.id, returns: true)
    defer {
      for change in memory.comeBack(lane.id) {
        record(
          .concurrency(
            .changedMeanwhile(
              actor: name, property: change.property, old: change.old,
              new: change.new,
              by: change.lane)),
          at: request.position)
      }
    }
    return try await operation()
  }

  /// Returns the memory of the object whose method waits on the main actor.
  private func memory(of fiber: Fiber, _ isolation: (any Actor)?) -> ActorMemory? {
    guard isolation === MainActor.shared, let receiver = fiber.mainActorReceiver,
      receiver.descriptor.isOfProgram
    else { return nil }
    return receiver.companion(orMake: { ActorMemory(of: receiver) }) as? ActorMemory
  }
}

extension Request {
  /// Whether it awaits a task's value, itself or through the function that it calls.
  fileprivate var isAwaitingTask: Bool {
    if operation == .taskValue { return true }
    return arguments.contains { argument in
      guard case .closure(let closure) = argument else { return false }
      return closure.function.onlyOperation == .taskValue
    }
  }
}
