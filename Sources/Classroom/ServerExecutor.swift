import Dispatch

/// Runs the server's tasks on a queue of its own.
///
/// The program of a lesson runs on the threads of Swift's pool, and can keep all of them busy. Browsers
/// still get their answers.
final class ServerExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "classroom", qos: .userInteractive)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
