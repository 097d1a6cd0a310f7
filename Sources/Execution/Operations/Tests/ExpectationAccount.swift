/// The text of a failed condition: its source, with the values of the recorded parts, in the
/// library's words.
///
/// The front end marks these parts: U+0001 and U+0002 begin one (with brackets around it, or
/// without), U+0003 ends it and begins its number, which U+0004 ends.
struct ExpectationAccount {
  private var rest: Substring.UnicodeScalarView
  private let value: (Int) -> String?

  /// - Parameter value: Returns the value of a part, or nil if it wasn't evaluated.
  static func text(of account: String, value: (Int) -> String?) -> String {
    withoutActuallyEscaping(value) { value in
      var reader = ExpectationAccount(rest: account[...].unicodeScalars, value: value)
      return reader.read().text
    }
  }

  /// Reads until the part ends. Returns whether it has parts of its own.
  private mutating func read() -> (text: String, isWhole: Bool) {
    var text = String.UnicodeScalarView()
    var isWhole = true
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1}", "\u{2}":
        let part = read()
        isWhole = false
        let number = Int(String(rest.prefix { $0 != "\u{4}" })) ?? 0
        rest = rest.drop { $0 != "\u{4}" }.dropFirst()
        let told = value(number) ?? "<not evaluated>"
        let isSame = part.isWhole && told == part.text
        let shown = isSame ? part.text : "\(part.text) → \(told)"
        text += (scalar == "\u{1}" && !isSame ? "(\(shown))" : shown).unicodeScalars
      case "\u{3}": return (String(text), isWhole)
      default: text.append(scalar)
      }
    }
    return (String(text), isWhole)
  }
}
