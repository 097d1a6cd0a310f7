/// The string literals of a Swift file, without comments. Interpolated values are left out.
struct StringLiterals {
  struct Literal {
    let line: Int
    let text: String
  }

  private(set) var all: [Literal] = []
  private let characters: [Character]
  private var index = 0
  private var line = 1

  init(_ text: String) {
    characters = Array(text)
    readCode(until: nil)
  }

  private func starts(_ text: String) -> Bool {
    characters[index...].starts(with: text)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < characters.count {
      if characters[index].isNewline { line += 1 }
      index += 1
    }
  }

  /// Reads code up to the parenthesis that ends an interpolation, or to the end of the file.
  private mutating func readCode(until end: Character?) {
    var depth = 0
    while index < characters.count {
      let character = characters[index]
      if starts("//") {
        while index < characters.count, !characters[index].isNewline { advance() }
      } else if starts("/*") {
        while index < characters.count, !starts("*/") { advance() }
      } else if character == "\"" || starts("#\"") {
        readLiteral()
      } else {
        if character == "(" { depth += 1 }
        if character == ")" {
          if depth == 0, end != nil { return }
          depth -= 1
        }
        advance()
      }
    }
  }

  private mutating func readLiteral() {
    let isRaw = characters[index] == "#"
    if isRaw { advance() }
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    let (first, end) = (line, isRaw ? quote + "#" : quote)
    let (escape, interpolation) = isRaw ? ("\\#", "\\#(") : ("\\", "\\(")
    advance(quote.count)
    var text = ""
    while index < characters.count, !starts(end) {
      if starts(interpolation) {
        advance(interpolation.count)
        readCode(until: ")")
        advance()
        text.append("\u{FFFC}")
      } else if starts(escape) {
        advance(escape.count)
        // A backslash at the end of a line joins it with the next one.
        text.append(index < characters.count && characters[index].isNewline ? " " : "\u{FFFC}")
        advance()
      } else {
        text.append(characters[index])
        advance()
      }
    }
    advance(end.count)
    all.append(Literal(line: first, text: text))
  }
}
