import Machine

/// The real actor of a program's actor.
actor ProgramActor {
  let id: ObjectIdentifier

  /// Stores the earlier values of its stored properties.
  let memory: ActorMemory

  init(of object: Object) {
    id = ObjectIdentifier(object)
    memory = ActorMemory(of: object)
  }

  func run(
    _ drive: Drive, _ closure: Closure, _ arguments: [Value], endingWait wait: Int?
  ) async throws -> Value {
    if let wait { drive.run.endWait(wait) }
    return try await drive.run(closure, arguments, isolation: self)
  }

  func runLane(_ drive: Drive, _ work: LaneWork<Closure>) async throws -> Value {
    try await drive.runLane(work, isolation: self)
  }
}

/// The main actor as a value of the program.
final class MainActorBox: NativeValue {
  static let shared = MainActorBox()

  static var leadsOn: Bool { false }
  var typeName: String { "MainActor" }
  var description: String { "Swift.MainActor" }
}
