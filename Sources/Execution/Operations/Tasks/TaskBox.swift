import Machine
import Recording

/// A real task, as a value of the program.
final class TaskBox: NativeValue {
  var task: Task<Value, any Error> { kept.content }
  private let kept: Kept<Task<Value, any Error>>
  let lane: LaneID
  let run: Run

  init(task: Task<Value, any Error>, lane: LaneID, run: Run) {
    kept = Kept(task)
    self.lane = lane
    self.run = run
  }

  var isCancelled: Bool { task.isCancelled }
  static var leadsOn: Bool { true }
  var typeName: String { "Task" }
  var description: String { "Task" }
}
