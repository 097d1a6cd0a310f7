package import Lessons

/// What came of a lesson's block, beside what the lesson says about it.
package struct BlockRecord: Equatable, Sendable {
  package var block: CodeBlock
  package var result: SubmissionResult
  /// What is not as the lesson says; empty when all is.
  package var findings: [Finding]

  /// Whether there is something to see after the block's code.
  package var isEventful: Bool {
    block.mode == .rejected || result.isRejected || block.module != nil
      || ((block.mode == .traced || block.mode == .exercise)
        && (result.isWorthTracing || !result.output.isEmpty))
  }

  package var status: ExitStatus {
    if findings.isEmpty { return .fine }
    return max(.failed, result.status == .fine ? .failed : result.status)
  }

  /// What `output` blocks are compared with: what was printed, or the messages of a rejection.
  package var comparedText: String {
    block.mode == .rejected
      ? result.findings.map { $0.message + "\n" + ($0.advice.map { $0 + "\n" } ?? "") }.joined()
      : result.output
  }
}

extension LearnerSession {
  /// Submits a block of a lesson and compares what comes of it with what the lesson says.
  package func run(
    _ block: CodeBlock, of lesson: Lesson, firstLine: Int? = nil, isEdit: Bool = false
  ) async -> BlockRecord {
    await run(block, ofFile: lesson.path, firstLine: firstLine, isEdit: isEdit)
  }

  /// The same of a block of any file.
  ///
  /// - Parameter isEdit: whether the learner has changed the block, which can be taken back.
  package func run(
    _ block: CodeBlock, ofFile path: String, firstLine: Int? = nil, isEdit: Bool = false
  ) async -> BlockRecord {
    let result =
      if let module = block.module {
        await define(module, block.code, name: path, firstLine: firstLine, fileLine: block.line)
      } else {
        await submit(
          block.code, name: path, firstLine: firstLine, fileLine: block.line, asTest: block.test,
          isTyped: isEdit)
      }
    var record = BlockRecord(block: block, result: result, findings: [])
    record.findings = record.problems(path: path)
    return record
  }
}

extension BlockRecord {
  func problems(path: String) -> [Finding] {
    switch block.mode {
    case .rejected where !result.isRejected:
      return [
        Finding(
          message: "this block has to be rejected, and it is not", name: path, line: block.line,
          advice: "Take `error` away from its fence, or write what Swift refuses.")
      ]
    case .rejected:
      return mismatch(path: path).map { [$0] } ?? []
    case .traced, .quiet, .exercise:
      if result.isRejected { return result.findings }
      if let trace = result.trace, let finding = Finding(trace) { return [finding] }
      return mismatch(path: path).map { [$0] } ?? []
    }
  }

  /// What is expected beside what came; nil where the lesson says nothing.
  var comparison: Comparison? {
    guard let expectation = block.expectation else { return nil }
    return block.mode == .rejected
      ? expectation.comparison(withMessage: comparedText)
      : expectation.comparison(withOutput: comparedText)
  }

  private func mismatch(path: String) -> Finding? {
    guard let expectation = block.expectation, let comparison else {
      return missingExpectation(path: path)
    }
    guard !comparison.isMatch else { return nil }
    let what =
      block.mode == .rejected
      ? "the message does not contain what the lesson says"
      : "the block does not print what the lesson says"
    return Finding(
      message: what, name: path, line: comparison.firstMismatch ?? expectation.firstLine,
      notes: comparison.lines.map { Finding.Note(message: $0.differenceLine) }
        + (block.mode == .rejected
          ? outputLines(of: comparedText).map { Finding.Note(message: "found: \($0)") } : []),
      advice: "Correct the lesson, or let `heirloom check --bless` write what was found.")
  }

  private func missingExpectation(path: String) -> Finding? {
    guard block.mode == .rejected || !result.output.isEmpty else { return nil }
    return Finding(
      message: block.mode == .rejected
        ? "no `output` block says why this is rejected"
        : "the block prints, and no `output` block says what",
      name: path, line: block.closingLine,
      advice: "Write one below it, or let `heirloom check --bless` do so.")
  }
}

extension Comparison {
  fileprivate var firstMismatch: Int? {
    for case .changed(_, _, let line) in lines { return line }
    for case .missing(_, let line) in lines { return line }
    return nil
  }
}

extension Comparison.Line {
  /// As in a diff: `-` was expected, `+` was found.
  fileprivate var differenceLine: String {
    switch self {
    case .same(let expected, _, _): "  \(expected)"
    case .changed(let expected, let actual, _): "- \(expected)\n+ \(actual)"
    case .missing(let expected, _): "- \(expected)"
    case .unexpected(let actual): "+ \(actual)"
    }
  }
}
