package import Machine
package import SwiftSyntax

/// A submission's text, with its positions.
package final class SourceText {
  package enum Form {
    case prelude
    /// A part of a lesson, or text that a user types. Its statements run as if they were in a
    /// function.
    case statements
    /// A script, with Swift's rules for top-level code. All its globals are visible from the start.
    case script
    /// A file of declarations. Its globals are initialized lazily.
    case library
  }

  package let name: String
  package let lines: LineTable
  package let form: Form
  /// The lines of the whole file; this may be a piece of it.
  package let range: Range<Int>
  /// Each `$n` in what `#if` leaves out.
  package internal(set) var inactiveShorthands: [InactiveShorthand] = []
  /// The file's `#sourceLocation`s, in order.
  package internal(set) var locations: [SourceLocationDirective] = []
  package var isPrelude: Bool { form == .prelude }
  /// Whether macros wrote parts of it.
  package var isExpanded: Bool { !lines.expansions.isEmpty }

  package init(name: String, lines: LineTable, form: Form) {
    self.name = name
    self.lines = lines
    self.form = form
    range = lines.range
  }

  /// A library's file whose pieces are loaded on demand.
  package init(name: String, range: Range<Int>) {
    self.name = name
    lines = LineTable(text: "", firstLine: range.lowerBound)
    form = .library
    self.range = range
  }

  /// A piece of a file, after the given number of lines.
  package init(_ text: String, after line: Int, of file: SourceText) {
    name = file.name
    lines = LineTable(text: text, firstLine: file.range.lowerBound + line)
    form = file.form
    range = file.range
  }

  /// A part of a library's file that its outline leaves out.
  package func part(_ text: String, inPlaceOf list: CodeBlockItemListSyntax) -> SourceText {
    // All pieces of the prelude share a file without lines.
    if isPrelude { return self }
    let start = position(utf8Offset: list.position.utf8Offset)
    return SourceText(text, after: start.line - range.lowerBound, of: self)
  }

  /// Whether the position is in this file, and not in another of the same submission.
  package func contains(_ position: Position) -> Bool { range.contains(position.line) }

  package func position(of node: some SyntaxProtocol) -> Position {
    position(utf8Offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Whether the node isn't copied from the source text.
  package func isGenerated(_ node: some SyntaxProtocol) -> Bool {
    lines.isGenerated(utf8Offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The position behind the node.
  package func end(of node: some SyntaxProtocol) -> Position {
    position(utf8Offset: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  package func position(utf8Offset: Int) -> Position { lines.position(utf8Offset: utf8Offset) }
}
