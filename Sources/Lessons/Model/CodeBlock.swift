/// One fenced block of Swift, which is one submission in the lesson's session.
package struct CodeBlock: Equatable, Sendable, Identifiable {
  /// The index among the lesson's blocks of Swift.
  package var id: Int
  /// The lines between the fences, without a newline at the end.
  package var code: String
  /// The number of the first code line in the Markdown file, from 1.
  package var line: Int
  /// The closing fence's line. A new output block is inserted below it.
  package var closingLine: Int
  package var mode: Mode
  /// `module=Name`: the module of the block's file; nil for the session itself.
  package var module: String?
  /// `test "name"`: the name of the test whose body the block is; nil for other blocks.
  package var test: String?
  /// The expected output or rejection of the block; `nil` if the lesson has none.
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
    /// `swift`: runs, and its trace is shown.
    case traced
    /// `swift quiet`: runs as setup, without a trace.
    case quiet
    /// `swift error`: the tutor and the compiler must reject it.
    case rejected
    /// `swift exercise`: the learner changes it. The solution runs in its place.
    case exercise
  }
}

/// The lines of an `output` block; empty if nothing may be printed.
package struct Expectation: Equatable, Sendable {
  /// The lines as the author wrote them, with their ` (glob)`, ` (re)` and ` (literal)` endings.
  package var lines: [String]
  /// The line numbers from the opening fence to the closing one.
  package var fence: ClosedRange<Int>

  package init(lines: [String], fence: ClosedRange<Int>) {
    self.lines = lines
    self.fence = fence
  }

  /// The line number of the first expected line.
  package var firstLine: Int { fence.lowerBound + 1 }
}
