import DependenciesCore
import Machine
import Synchronization

/// A running test of the program, and its failures.
final class RunningTest: NativeValue {
  /// Inherited by the tasks that the test starts, as the library's current test is.
  @TaskLocal static var current: RunningTest?

  struct Failure: Sendable {
    var text: String
    var position: Position?
    /// The arguments of a parameterized test.
    var arguments: String
  }

  enum Phase: Sendable {
    /// The function of the test, or of one of its cases, is running.
    case running
    /// The function has returned, and the test waits a little for the tasks that it left running.
    case returned
    /// Its result was reported.
    case ended
  }

  struct State: Sendable {
    var failures: [Failure] = []
    var knownIssues = 0
    /// The reason why it was skipped while it ran; empty without a reason.
    var skip: String?
    /// The arguments of the running case.
    var arguments = ""
    var phase = Phase.running
    /// Descriptions of the work that its cases left running.
    var remains: [String] = []
  }

  let name: String
  let position: Position
  let state = Mutex(State())

  init(name: String, position: Position) {
    self.name = name
    self.position = position
  }

  /// Adds a failure, unless the test has ended.
  ///
  /// - Returns: The activity of the test.
  func add(_ text: String, at position: Position?) -> Phase {
    state.withLock { state in
      if state.phase != .ended {
        state.failures.append(
          Failure(text: text, position: position ?? self.position, arguments: state.arguments))
      }
      return state.phase
    }
  }

  func addKnownIssue() { state.withLock { $0.knownIssues += 1 } }

  static var leadsOn: Bool { false }
  var typeName: String { "Test" }
  var description: String { "Test \(name)" }
}

/// The results of a run's tests.
final class TestTally: Sendable {
  struct Counts: Sendable {
    var isRunning = false
    var tests = 0
    var failed = 0
    var skipped = 0
    var issues = 0
    var knownIssues = 0
    /// The test that runs alone in the process.
    var sole: RunningTest?
    /// Issues whose test is unknown.
    var strays: [RunningTest.Failure] = []
    /// Issues of work that continued after its test had ended, with the tests' names.
    var late: [(test: String, failure: RunningTest.Failure)] = []
  }

  /// The values in effect where a test's values can't be, as the process's values would be.
  let unbound = DependencyValues.ofTest
  private let counts = Mutex(Counts())

  /// Whether any test has begun.
  var isRunning: Bool { counts.withLock { $0.isRunning } }
  var current: Counts { counts.withLock { $0 } }

  /// The test to which every event belongs, wherever it happens.
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
  /// The number of failed tests, and of issues that belong to none.
  package var failedTests: Int {
    let counts = tests.current
    return counts.failed == 0 && counts.issues > 0 ? 1 : counts.failed
  }
}
