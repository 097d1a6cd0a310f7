/// A position in the session's numbered lines; the first line and column are 1.
package struct Position: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Lines from this number on belong to libraries that a program imports.
  package static let firstLibraryLine = 1 << 32

  package var isOfLibrary: Bool { line >= Self.firstLibraryLine }

  /// Whether it is in a text that the session shows. An event in the prelude, whose line is 0, or
  /// in a library is shown at the program's call.
  package var isShown: Bool { line > 0 && line < Self.firstLibraryLine }
}
