/// A position in the numbered lines of a session; the first column is 1, counted in characters.
///
/// Line numbers run on from one submission to the next, so that "line 12" names one line only.
package struct Place: Hashable, Codable, Sendable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Place, right: Place) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
