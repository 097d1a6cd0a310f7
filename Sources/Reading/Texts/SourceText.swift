package import Machine
package import SwiftSyntax

/// A submission's text and what is needed to tell places in it.
package final class SourceText {
  package enum Form {
    case prelude
    /// Part of a lesson or of what somebody types: its statements stand as in a function.
    case statements
    /// A file of its own that runs from its top, for which Swift's rules for top-level code hold. All
    /// of its globals are in view from the start.
    case script
    /// A file of declarations. Its globals begin when they are first used.
    case library
  }

  package let name: String
  package let lines: LineTable
  package let form: Form
  /// The lines of the whole file, of which this may be a piece.
  package let range: Range<Int>
  package var isPrelude: Bool { form == .prelude }
  /// Whether macros wrote some of it.
  package var isExpanded: Bool { !lines.expansions.isEmpty }

  package init(name: String, lines: LineTable, form: Form) {
    self.name = name
    self.lines = lines
    self.form = form
    range = lines.range
  }

  /// A file of a library of which pieces are read, if at all.
  package init(name: String, range: Range<Int>) {
    self.name = name
    lines = LineTable(text: "", firstLine: range.lowerBound)
    form = .library
    self.range = range
  }

  /// A piece of a file that begins after so many lines of it.
  package init(_ text: String, after line: Int, of file: SourceText) {
    name = file.name
    lines = LineTable(text: text, firstLine: file.range.lowerBound + line)
    form = file.form
    range = file.range
  }

  /// Whether a place is in this file rather than in another one beside it.
  package func contains(_ position: Position) -> Bool { range.contains(position.line) }

  package func position(of node: some SyntaxProtocol) -> Position {
    lines.position(utf8Offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
