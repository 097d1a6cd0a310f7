import Foundation
import Lowering

/// Runs an actor's jobs on one thread of its own, with a stack as deep as nested Swift needs.
///
/// The thread begins with the first job and ends with the executor.
final class ThreadExecutor: SerialExecutor {
  private let jobs = Jobs()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = jobs.add { [unowned self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
    guard isFirst else { return }
    let thread = Thread { [jobs] in
      while let job = jobs.next() { job() }
    }
    // Of virtual memory; the parser and the checker recurse over what a learner nests.
    thread.stackSize = Lowerer.stackBytes
    thread.start()
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  deinit {
    jobs.end()
  }
}

/// The pending jobs of the thread.
private final class Jobs: Sendable {
  private let condition = NSCondition()
  /// Guarded by `condition`.
  private nonisolated(unsafe) var waiting: [@Sendable () -> Void] = []
  /// Guarded by `condition`.
  private nonisolated(unsafe) var hasBegun = false
  /// Guarded by `condition`.
  private nonisolated(unsafe) var isEnding = false

  /// Returns whether it is the first job ever.
  func add(_ job: @escaping @Sendable () -> Void) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    waiting.append(job)
    condition.signal()
    defer { hasBegun = true }
    return !hasBegun
  }

  /// Waits for a job; nil when there will be none.
  func next() -> (@Sendable () -> Void)? {
    condition.lock()
    defer { condition.unlock() }
    while waiting.isEmpty {
      if isEnding { return nil }
      condition.wait()
    }
    return waiting.removeFirst()
  }

  func end() {
    condition.lock()
    defer { condition.unlock() }
    isEnding = true
    condition.signal()
  }
}
