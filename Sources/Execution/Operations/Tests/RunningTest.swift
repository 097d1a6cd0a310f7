import DependenciesCore
import Machine
import Synchronization

/// A test of the program's while it runs, and what went wrong in it.
final class RunningTest: NativeValue {
  /// Inherited by the tasks that the test starts, as what stands for a test in the library is.
  @TaskLocal static var current: RunningTest?

  struct Failure: Sendable {
    var text: String
    var position: Position?
    /// Of a test with arguments, the ones it was called with.
    var arguments: String
  }

  struct State: Sendable {
    var failures: [Failure] = []
    var knownIssues = 0
    /// Why it didn't go on to its end, if it was skipped while it ran; empty if it didn't say.
    var skip: String?
    /// The arguments of the case that runs.
    var arguments = ""
    /// Whether it has been told how it went.
    var hasEnded = false
    /// What its cases left running, as it is told.
    var remains: [String] = []
  }

  let name: String
  let position: Position
  let state = Mutex(State())

  init(name: String, position: Position) {
    self.name = name
    self.position = position
  }

  /// - Returns: Whether it belongs to the test: one that has ended fails no more.
  func add(_ text: String, at position: Position?) -> Bool {
    state.withLock { state in
      guard !state.hasEnded else { return false }
      state.failures.append(
        Failure(text: text, position: position ?? self.position, arguments: state.arguments))
      return true
    }
  }

  func addKnownIssue() { state.withLock { $0.knownIssues += 1 } }

  static var leadsOn: Bool { false }
  var typeName: String { "Test" }
  var description: String { "Test \(name)" }
}

/// What the tests of a run came to.
final class TestTally: Sendable {
  struct Counts: Sendable {
    var isRunning = false
    var tests = 0
    var failed = 0
    var skipped = 0
    var issues = 0
    var knownIssues = 0
    /// The one that has the process for itself.
    var sole: RunningTest?
    /// Issues that no test can be told to have caused.
    var strays: [RunningTest.Failure] = []
    /// Issues of what went on after its test had ended, with the tests' names.
    var late: [(test: String, failure: RunningTest.Failure)] = []
  }

  /// What is in effect where a test's values can't be, as the process's would be.
  let unbound = DependencyValues.test
  private let counts = Mutex(Counts())

  /// Whether any test has begun.
  var isRunning: Bool { counts.withLock { $0.isRunning } }
  var current: Counts { counts.withLock { $0 } }

  /// The test that whatever happens is part of, wherever it happens.
  var sole: RunningTest? { counts.withLock { $0.sole } }

  func begin() { counts.withLock { $0.isRunning = true } }

  func beginAlone(_ test: RunningTest) {
    counts.withLock { counts in
      counts.isRunning = true
      counts.sole = test
    }
  }

  func addSkipped() { counts.withLock { $0.skipped += 1 } }

  func add(_ test: RunningTest.State) {
    counts.withLock { counts in
      counts.sole = nil
      if test.failures.isEmpty, test.skip != nil {
        counts.skipped += 1
        return
      }
      counts.tests += 1
      counts.failed += test.failures.isEmpty ? 0 : 1
      counts.issues += test.failures.count
      counts.knownIssues += test.knownIssues
    }
  }

  func addStray(_ text: String, at position: Position?) {
    counts.withLock { counts in
      counts.issues += 1
      counts.strays.append(RunningTest.Failure(text: text, position: position, arguments: ""))
    }
  }

  func addLate(_ text: String, at position: Position?, of test: String) {
    counts.withLock { counts in
      counts.issues += 1
      counts.late.append(
        (test, RunningTest.Failure(text: text, position: position, arguments: "")))
    }
  }

  /// Removes and returns the failures that occurred after a test had ended, grouped by test.
  func takeLate() -> [(test: String, failures: [RunningTest.Failure])] {
    counts.withLock { counts in
      defer { counts.late = [] }
      return counts.late.reduce(into: []) { tests, late in
        if let index = tests.firstIndex(where: { $0.test == late.test }) {
          tests[index].failures.append(late.failure)
        } else {
          tests.append((late.test, [late.failure]))
        }
      }
    }
  }

  func takeStrays() -> [RunningTest.Failure] {
    counts.withLock { counts in
      defer { counts.strays = [] }
      return counts.strays
    }
  }
}

extension Run {
  /// How many of its tests failed, and issues that belong to none.
  package var failedTests: Int {
    let counts = tests.current
    return counts.failed == 0 && counts.issues > 0 ? 1 : counts.failed
  }
}
