/// The text of a failed condition: its source, with the values of the recorded parts, in the
/// library's words.
///
/// The front end marks these parts: U+0001 and U+0002 begin one (with brackets around it, or
/// without), U+0003 ends it and begins its number, which U+0004 ends. A `t` before the number means
/// the type of that part's value.
struct ExpectationAccount {
  enum Part {
    case value(Int)
    case typeOfValue(Int)
  }

  private var rest: Substring.UnicodeScalarView
  private let value: (Part) -> String?
  private var depth = 0
  /// The numbers of the parts that aren't inside others.
  private var operands: [Int] = []
  /// The text outside of all parts.
  private var between = ""

  /// - Parameter value: Returns the value of a part, or nil if it wasn't evaluated.
  /// - Returns: The text, and the numbers of the two operands if the whole condition compares them with `==`.
  static func read(
    _ account: String, value: (Part) -> String?
  ) -> (text: String, equated: (left: Int, right: Int)?) {
    withoutActuallyEscaping(value) { value in
      var reader = ExpectationAccount(rest: account[...].unicodeScalars, value: value)
      let text = reader.read().text
      guard reader.operands.count == 2, reader.between.split(separator: " ") == ["=="] else {
        return (text, nil)
      }
      return (text, (reader.operands[0], reader.operands[1]))
    }
  }

  private init(rest: Substring.UnicodeScalarView, value: @escaping (Part) -> String?) {
    self.rest = rest
    self.value = value
  }

  /// Reads until the part ends. Returns whether it has parts of its own.
  private mutating func read() -> (text: String, isWhole: Bool) {
    var text = String.UnicodeScalarView()
    var isWhole = true
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1}", "\u{2}":
        depth += 1
        let part = read()
        depth -= 1
        isWhole = false
        let isType = rest.first == "t"
        if isType { rest = rest.dropFirst() }
        let number = Int(String(rest.prefix { $0 != "\u{4}" })) ?? 0
        if depth == 0 { operands.append(number) }
        rest = rest.drop { $0 != "\u{4}" }.dropFirst()
        let told = value(isType ? .typeOfValue(number) : .value(number)) ?? "<not evaluated>"
        let isSame = part.isWhole && told == part.text
        let shown = isSame ? part.text : "\(part.text) → \(told)"
        text += (scalar == "\u{1}" && !isSame ? "(\(shown))" : shown).unicodeScalars
      case "\u{3}": return (String(text), isWhole)
      default:
        text.append(scalar)
        if depth == 0 { between.unicodeScalars.append(scalar) }
      }
    }
    return (String(text), isWhole)
  }
}
