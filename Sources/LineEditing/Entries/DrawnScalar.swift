import CEditline
import Foundation
import MessageTables
import Phrases

/// How a scalar looks on a terminal. Needs the character locale to be adopted.
struct DrawnScalar {
  var text: String
  var columns: Int

  /// - Parameter offset: the columns between the start of the line's text and this place, which decides
  ///   how far a tab goes.
  init(_ scalar: Unicode.Scalar, at offset: Int) {
    let code = wint_t(truncatingIfNeeded: scalar.value)
    if scalar == "\t" {
      columns = Self.tab - offset % Self.tab
      text = String(repeating: " ", count: columns)
    } else if scalar.value < 0x20 || scalar.value == 0x7F {
      text = "^" + String(Character(Unicode.Scalar(UInt8(scalar.value ^ 0x40))))
      columns = 2
    } else if iswprint(code) != 0, !scalar.isInvisibleControl {
      // Marks that reorder text are printable to the C library, and would show other code than is run.
      text = String(Character(scalar))
      columns = max(Int(editline_width(wchar_t(bitPattern: scalar.value))), 0)
    } else {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      text = "\\U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      columns = text.count
    }
  }

  private static let tab = 4

  static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + DrawnScalar($1, at: $0).columns }
  }
}
