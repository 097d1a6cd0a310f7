import Clocks
import IssueReporting
import Synchronization

/// A log of events, in order.
final class Log<Entry: Sendable>: Sendable {
  private let storage = Mutex<[Entry]>([])
  var entries: [Entry] { storage.withLock { $0 } }
  func append(_ entry: Entry) { storage.withLock { $0.append(entry) } }
}

/// Collects reported issues instead of failing the test.
final class IssueRecorder: IssueReporter {
  struct Report {
    var message: String
    var fileID: String
    var line: UInt
  }

  private let log = Log<Report>()
  var reports: [Report] { log.entries }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    log.append(Report(message: message() ?? "", fileID: "\(fileID)", line: line))
  }
}

/// Returns the issues that an operation reports.
func issues(
  isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Void
) async rethrows -> [IssueRecorder.Report] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.reports
}

/// Durations of a type other than the standard library's.
struct Steps: DurationProtocol, Hashable {
  var count: Int

  static var zero: Steps { Steps(count: 0) }
  static func < (lhs: Steps, rhs: Steps) -> Bool { lhs.count < rhs.count }
  static func + (lhs: Steps, rhs: Steps) -> Steps { Steps(count: lhs.count + rhs.count) }
  static func - (lhs: Steps, rhs: Steps) -> Steps { Steps(count: lhs.count - rhs.count) }
  static func * (lhs: Steps, rhs: Int) -> Steps { Steps(count: lhs.count * rhs) }
  static func / (lhs: Steps, rhs: Int) -> Steps { Steps(count: lhs.count / rhs) }
  static func / (lhs: Steps, rhs: Steps) -> Double { Double(lhs.count) / Double(rhs.count) }
}

/// A clock without waits that records its arguments, and wakes late.
struct NotingClock: Clock {
  let lateness: Duration
  let sleeps = Log<(deadline: Duration, tolerance: Duration?)>()
  private let base = ImmediateClock()

  init(lateness: Duration = .zero) { self.lateness = lateness }

  var now: ImmediateClock<Duration>.Instant { base.now }
  var minimumResolution: Duration { .milliseconds(3) }

  func sleep(until deadline: ImmediateClock<Duration>.Instant, tolerance: Duration?) async throws {
    sleeps.append((deadline.offset, tolerance))
    try await base.sleep(until: deadline.advanced(by: lateness))
  }
}

/// Moves a task to another executor and back.
actor Relay {
  private(set) var passes = 0
  func pass() { passes += 1 }
}

/// An executor that runs its jobs late.
final class SlowExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Task.detached {
      for _ in 1...2000 { await Task.yield() }
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
