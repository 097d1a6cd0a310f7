// swift-format-ignore-file
// A program has no executor of its own: the tutor runs its jobs.
import Dispatch
final class QueueExecutor: TaskExecutor {
  let queue = DispatchQueue(label: "executor")
  func enqueue(_ job: consuming ExecutorJob) {  // error: `ExecutorJob` can't be run here
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
  func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }  // error: `UnownedTaskExecutor` can't be run here
}
final class Serial: SerialExecutor {  // error: `SerialExecutor` can't be run here
  func enqueue(_ job: UnownedJob) {}
}
actor Pinned {
  let executor = Serial()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }  // error: `UnownedSerialExecutor` can't be run here
}
