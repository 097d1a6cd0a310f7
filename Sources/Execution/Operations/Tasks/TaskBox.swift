import Machine
import Recording

/// A real task, as a value of the program.
final class TaskBox: NativeValue {
  var task: Task<Value, any Error> { kept.content }
  private let kept: Kept<Task<Value, any Error>>
  let lane: LaneID
  let run: Run
  /// The types of its result and of its errors.
  private let arguments: [RuntimeType]

  init(task: Task<Value, any Error>, lane: LaneID, run: Run, types: [RuntimeType]) {
    kept = Kept(task)
    self.lane = lane
    self.run = run
    arguments = types
  }

  var isCancelled: Bool { task.isCancelled }
  static var leadsOn: Bool { true }
  var typeName: String { RuntimeType.native("Task", with: arguments).description }
  var description: String { typeName + Self.contents }
  var debugDescription: String {
    "Swift.Task<\(arguments.map(\.qualifiedDescription).joined(separator: ", "))>" + Self.contents
  }
  var traceDescription: String { lane.textAsValue }

  /// The only stored property, which `print` can't look into.
  private static let contents = "(_task: (Opaque Value))"
}
