import Classroom
import Rendering

/// An address as a QR code and in letters, on a terminal.
struct AddressPicture {
  let address: String
  let options: RenderingOptions

  /// How many light modules are around the code. Terminals have little room, and phones read less than
  /// the four modules that the standard asks for.
  private static let margin = 2

  var rows: [String] {
    let text = options.painter.paint("  \(address, .strong)")
    // Without colours, nobody knows which modules are dark.
    guard options.colour, options.glyphs == .unicode, let code = QRCode(address) else {
      return ["", text]
    }
    return ["", text, ""] + Self.rows(of: code).map { "  " + $0 }
  }

  /// Two modules in each cell, black on white whatever the terminal's colours are.
  private static func rows(of code: QRCode) -> [String] {
    let range = -margin..<code.size + margin
    func isDark(_ row: Int, _ column: Int) -> Bool {
      (0..<code.size).contains(row) && (0..<code.size).contains(column)
        && code[row: row, column: column]
    }
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
      let cells = range.map { column in
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return "\u{1B}[38;5;16;48;5;231m\(cells.joined())\u{1B}[0m"
    }
  }
}
