import Dispatch
import Foundation
import Lowering
import Machine
import Synchronization

/// Runs an actor's jobs on one thread of its own, with a stack as deep as nested Swift needs.
///
/// The thread begins with the first job and ends with the executor.
final class ThreadExecutor: SerialExecutor, LoweringThread {
  private let jobs = Jobs()
  /// The time for which other threads waited for work here.
  let pauses = Pauses()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = jobs.add { [unowned self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
    if isFirst { start() }
  }

  func perform(_ work: @escaping @Sendable () -> Void) {
    if jobs.isOnTheirThread { return work() }
    pauses.begin()
    defer { pauses.end() }
    let isDone = DispatchSemaphore(value: 0)
    let isFirst = jobs.add(inFront: true) {
      work()
      isDone.signal()
    }
    if isFirst { start() }
    isDone.wait()
  }

  private func start() {
    let thread = Thread { [jobs] in
      jobs.begin()
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

  private let thread = Mutex<pthread_t?>(nil)

  /// On the thread of the jobs, before the first one.
  func begin() { thread.withLock { $0 = pthread_self() } }

  var isOnTheirThread: Bool {
    thread.withLock { $0 }.map { pthread_equal($0, pthread_self()) != 0 } ?? false
  }

  /// Returns whether it is the first job ever.
  func add(inFront: Bool = false, _ job: @escaping @Sendable () -> Void) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    waiting.insert(job, at: inFront ? 0 : waiting.endIndex)
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
