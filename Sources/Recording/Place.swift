/// A position in the numbered lines of a session. The first column is 1, counted in characters.
///
/// Line numbers continue from one submission to the next, so that "line 12" identifies one line.
package struct Place: Hashable, Sendable, Comparable {
  // Line and column, packed into eight bytes because a record may contain a million events with
  // several places each.
  private var packed: UInt64
  private static let columnBits: UInt64 = 24
  private static let mostColumns: UInt64 = 1 << columnBits - 1
  private static let mostLines: UInt64 = 1 << (64 - columnBits) - 1

  package var line: Int {
    get { Int(packed >> Self.columnBits) }
    set { self = Place(line: newValue, column: column) }
  }

  package var column: Int {
    get { Int(packed & Self.mostColumns) }
    set { self = Place(line: line, column: newValue) }
  }

  package init(line: Int, column: Int) {
    packed =
      min(UInt64(clamping: line), Self.mostLines) << Self.columnBits
      | min(UInt64(clamping: column), Self.mostColumns)
  }

  package static func < (left: Place, right: Place) -> Bool { left.packed < right.packed }
}
