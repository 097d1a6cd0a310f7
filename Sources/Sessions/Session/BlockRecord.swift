package import Lessons

/// The result of a lesson's block, and its differences from the lesson's expectation.
package struct BlockRecord: Equatable, Sendable {
  package var block: CodeBlock
  package var result: SubmissionResult
  /// The differences from the lesson's expectation.
  package var findings: [Finding]

  /// Whether there is anything to show after the block's code.
  package var isEventful: Bool {
    block.mode == .rejected || result.isRejected || block.module != nil
      || ((block.mode == .traced || block.mode == .exercise)
        && (result.isWorthTracing || !result.output.isEmpty))
  }

  package var status: ExitStatus {
    if findings.isEmpty { return .fine }
    return max(.failed, result.status == .fine ? .failed : result.status)
  }

  /// The text to compare with the `output` block: the printed text, or the messages of a rejection.
  package var comparedText: String {
    block.mode == .rejected
      ? result.findings.map { $0.message + "\n" + ($0.advice.map { $0 + "\n" } ?? "") }.joined()
      : result.output
  }
}

extension LearnerSession {
  /// Submits a block of a lesson and compares the result with the lesson's expectation.
  package func run(
    _ block: CodeBlock, of lesson: Lesson, firstLine: Int? = nil, isEdit: Bool = false
  ) async -> BlockRecord {
    await run(block, ofFile: lesson.path, firstLine: firstLine, isEdit: isEdit)
  }

  /// Submits a block of any file and compares the result with the expectation.
  ///
  /// - Parameter isEdit: whether the learner changed the block, so that it can be undone.
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
      return [Finding(CheckProblem.isAccepted, name: path, line: block.line)]
    case .rejected:
      return mismatch(path: path).map { [$0] } ?? []
    case .traced, .quiet, .exercise:
      if result.isRejected { return result.findings }
      if let trace = result.trace, let finding = Finding(trace) { return [finding] }
      return mismatch(path: path).map { [$0] } ?? []
    }
  }

  /// The comparison with the expectation; nil if the lesson has none.
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
    let problem: CheckProblem = block.mode == .rejected ? .otherMessage : .otherOutput
    return Finding(
      problem, name: path, line: comparison.firstMismatch ?? expectation.firstLine,
      notes: comparison.lines.map { Finding.Note(message: $0.differenceLine) }
        + (block.mode == .rejected
          ? outputLines(of: comparedText).map { Finding.Note(.actualLine($0)) } : []))
  }

  private func missingExpectation(path: String) -> Finding? {
    guard block.mode == .rejected || !result.output.isEmpty else { return nil }
    let problem: CheckProblem =
      block.mode == .rejected ? .messageWithoutBlock : .outputWithoutBlock
    return Finding(problem, name: path, line: block.closingLine)
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
