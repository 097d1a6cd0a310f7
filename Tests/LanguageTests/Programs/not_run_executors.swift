// swift-format-ignore-file
// What the runtime would hand to an executor of a program's own is the work of whoever runs it.
import Dispatch
final class QueueExecutor: TaskExecutor {
  let queue = DispatchQueue(label: "executor")
  func enqueue(_ job: consuming ExecutorJob) {  // error: `ExecutorJob` can't be run here
    let job = UnownedJob(job)  // error: `UnownedJob` can't be run here
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
  func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }  // error: `UnownedTaskExecutor` can't be run here
}
final class Serial: SerialExecutor {  // error: `SerialExecutor` can't be run here
  func enqueue(_ job: UnownedJob) {}  // error: `UnownedJob` can't be run here
}
actor Pinned {
  let executor = Serial()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }  // error: `UnownedSerialExecutor` can't be run here
}
