/// One fenced block of Swift: one submission in the lesson's session.
package struct CodeBlock: Equatable, Sendable, Identifiable {
  /// Its place among the lesson's blocks of Swift, counted from 0.
  package var id: Int
  /// The lines between the fences, without a newline after the last.
  package var code: String
  /// The first code line's number in the Markdown file, counted from 1.
  package var line: Int
  /// The closing fence's line; output that is blessed into the file goes below it.
  package var closingLine: Int
  package var mode: Mode
  /// `module=Name`: the module that the block is a file of; nil for the session itself.
  package var module: String?
  /// `test "name"`: the name of the test whose body the block is; nil for any other.
  package var test: String?
  /// What the block prints, or is rejected with; `nil` when the lesson does not say.
  package var expectation: Expectation?

  package init(
    id: Int, code: String, line: Int, closingLine: Int, mode: Mode, module: String? = nil,
    test: String? = nil, expectation: Expectation? = nil
  ) {
    self.id = id
    self.code = code
    self.line = line
    self.closingLine = closingLine
    self.mode = mode
    self.module = module
    self.test = test
    self.expectation = expectation
  }

  package enum Mode: Equatable, Sendable, CaseIterable {
    /// `swift`: run, and its trace is shown.
    case traced
    /// `swift quiet`: run as set-up, without a trace.
    case quiet
    /// `swift error`: has to be rejected, by us and by the compiler.
    case rejected
    /// `swift exercise`: the learner's to change; what solves it is run in its place.
    case exercise
  }
}

/// The lines of an `output` block: empty when nothing may be printed.
package struct Expectation: Equatable, Sendable {
  /// The lines as the author wrote them, with their ` (glob)`, ` (re)` and ` (literal)` endings.
  package var lines: [String]
  /// The lines in the file from the opening fence to the closing one, counted from 1.
  package var fence: ClosedRange<Int>

  package init(lines: [String], fence: ClosedRange<Int>) {
    self.lines = lines
    self.fence = fence
  }

  /// The number in the file of the first line that is printed.
  package var firstLine: Int { fence.lowerBound + 1 }
}
