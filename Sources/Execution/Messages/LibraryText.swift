import MessageTables
import Phrases

/// Texts of Swift's libraries and its runtime. A translation keeps them, because a compiled program
/// prints them, too.
enum LibraryText {
  // The runtime and Dispatch.
  case wrongExecutor
  case wrongExecutorForClosure
  case unbalancedLeave
  case secondWaitForItem
  case expectedQueue(String)
  case unexpectedQueue(String)
  /// - Parameter function: `#function` where the continuation was made.
  case leakedContinuation(function: String)
  case secondIterator

  // Issues.
  case emptyIssue
  case expectedIssue(String)
  case missingIssue(comment: String, separator: String)
  case expectationFailed(String, isNil: Bool)

  // Tests.
  case passed(String, knownIssues: Int)
  case failed(String, knownIssues: Int)
  case failedAfterEnd(String)
  case issuesOutside
  case skipped(String, reason: String?)
  case runPassed(tests: Int, knownIssues: Int)
  case runFailed(tests: Int, issues: Int, knownIssues: Int)
}

extension LibraryText {
  var text: String { words.plain }

  private var words: Sentence {
    switch self {
    case .wrongExecutor: "Incorrect actor executor assumption; expected another one"
    case .wrongExecutorForClosure:
      """
      Incorrect actor executor assumption; expected the main actor's: this closure was written in code of \
      the main actor, so only the main actor may run it
      """
    case .unbalancedLeave: "Unbalanced call to dispatch_group_leave()"
    case .secondWaitForItem: "A block object may not be waited for more than once"
    case .expectedQueue(let label): "Block was expected to execute on queue [\(label)]"
    case .unexpectedQueue(let label): "Block was not expected to execute on queue [\(label)]"
    case .leakedContinuation(let function):
      """
      SWIFT TASK CONTINUATION MISUSE: \(function) leaked its continuation without resuming it. This \
      may cause tasks waiting on it to remain suspended forever.
      """
    case .secondIterator: "attempt to await next() on more than one task"

    case .emptyIssue: "Issue reported"
    case .expectedIssue(let text): "Expected: \(text)"
    case .missingIssue("", _): "Known issue was not recorded"
    case .missingIssue(let comment, let separator):
      "Known issue was not recorded\(separator)\(comment)"
    case .expectationFailed(let condition, isNil: true): "Expectation failed: \(condition) → nil"
    case .expectationFailed(let condition, isNil: false): "Expectation failed: \(condition)"

    case .passed(let test, 0): "✔ \(test)"
    case .passed(let test, let known): "✔ \(test) with \(Self.knownIssues(known))"
    case .failed(let test, 0): "✘ \(test)"
    case .failed(let test, let known): "✘ \(test) with \(Self.knownIssues(known))"
    case .failedAfterEnd(let test): "✘ \(test), after its end"
    case .issuesOutside: "✘ outside of the tests"
    case .skipped(let test, let reason?): "➜ \(test) skipped: \"\(reason)\""
    case .skipped(let test, nil): "➜ \(test) skipped"
    case .runPassed(let tests, 0): "✔ Test run with \(Self.tests(tests)) passed."
    case .runPassed(let tests, let known):
      "✔ Test run with \(Self.tests(tests)) passed with \(Self.knownIssues(known))."
    case .runFailed(let tests, let issues, 0):
      "✘ Test run with \(Self.tests(tests)) failed with \(Self.issues(issues))."
    case .runFailed(let tests, let issues, let known):
      """
      ✘ Test run with \(Self.tests(tests)) failed with \(Self.issues(issues + known)) (including \
      \(Self.knownIssues(known))).
      """
    }
  }

  private static func tests(_ count: Int) -> Sentence {
    .plural(count, one: "1 test", other: "\(count) tests")
  }

  private static func issues(_ count: Int) -> Sentence {
    .plural(count, one: "1 issue", other: "\(count) issues")
  }

  private static func knownIssues(_ count: Int) -> Sentence {
    .plural(count, one: "1 known issue", other: "\(count) known issues")
  }
}
