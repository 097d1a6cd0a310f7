import Clocks
import IssueReporting
import Synchronization

/// What happened, in the order in which it happened.
final class Log<Entry: Sendable>: Sendable {
  private let storage = Mutex<[Entry]>([])
  var entries: [Entry] { storage.withLock { $0 } }
  func append(_ entry: Entry) { storage.withLock { $0.append(entry) } }
}

/// Collects what is reported, instead of failing the test.
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

/// The issues that an operation reports.
func issues(
  isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Void
) async rethrows -> [IssueRecorder.Report] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.reports
}

/// Durations that aren't those of the standard library.
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

/// A clock that nobody waits for, that notes what it is asked for, and that wakes late.
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

/// Passes a task on to somewhere else and back.
actor Relay {
  private(set) var passes = 0
  func pass() { passes += 1 }
}

/// An executor whose jobs are long in coming.
final class SlowExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Task.detached {
      for _ in 1...2000 { await Task.yield() }
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
