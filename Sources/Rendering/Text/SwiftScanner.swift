import Recording

/// Tells comments, strings, keywords and numbers apart, for colours and for finding a closing brace.
///
/// It is no parser: what it gets wrong is drawn in the wrong colour, and nothing else.
struct SwiftScanner {
  private let characters: [Character]
  private var styles: [Style]
  private var position = 0

  /// A style for each character of a text.
  static func styles(of characters: [Character]) -> [Style] {
    var scanner = SwiftScanner(characters: characters)
    scanner.scan(until: nil)
    return scanner.styles
  }

  private init(characters: [Character]) {
    self.characters = characters
    styles = Array(repeating: .plain, count: characters.count)
  }

  /// Scans code up to the end, or to the parenthesis that closes an interpolation.
  private mutating func scan(until closing: Character?) {
    var depth = 0
    while position < characters.count {
      let character = characters[position]
      if character == closing, depth == 0 { return }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }

      if character == "/", starts(with: "//") {
        mark(
          .comment, upTo: characters[position...].firstIndex(where: \.isNewline) ?? characters.count
        )
      } else if character == "/", starts(with: "/*") {
        scanBlockComment()
      } else if character == "\"" || character == "#", let pounds = poundsBeforeQuote() {
        scanString(pounds: pounds)
      } else if character == "#", let end = endOfPounds() {
        // The last one may begin a word; the others are nothing that Swift knows.
        position = end - 1
        mark(.attribute, upTo: endOfWord(after: position + 1))
      } else if character == "@" || character == "#" {
        mark(.attribute, upTo: endOfWord(after: position + 1))
      } else if character.isDigit {
        mark(.number, upTo: endOfNumber())
      } else if character.beginsName {
        let end = endOfWord(after: position)
        let follows = position > 0 ? characters[position - 1] : " "
        let word = String(characters[position..<end])
        // After a dot, `default` or `self` is a member's name.
        mark(Self.keywords.contains(word) && follows != "." ? .keyword : .plain, upTo: end)
      } else {
        position += 1
      }
    }
  }

  private func starts(with prefix: String) -> Bool {
    characters[position...].starts(with: prefix)
  }

  private mutating func mark(_ style: Style, upTo end: Int) {
    for index in position..<end { styles[index] = style }
    position = max(end, position + 1)
  }

  private mutating func scanBlockComment() {
    var depth = 0
    var end = position
    while end < characters.count {
      if characters[end...].starts(with: "/*") {
        depth += 1
        end += 2
      } else if characters[end...].starts(with: "*/") {
        depth -= 1
        end += 2
        if depth == 0 { break }
      } else {
        end += 1
      }
    }
    mark(.comment, upTo: min(end, characters.count))
  }

  /// How many `#` stand before the quote that begins here, or nil when none begins.
  private func poundsBeforeQuote() -> Int? {
    var index = position
    while index < characters.count, characters[index] == "#" { index += 1 }
    guard index < characters.count, characters[index] == "\"" else { return nil }
    return index - position
  }

  /// Behind a run of several `#`.
  private func endOfPounds() -> Int? {
    let end = characters[position...].firstIndex { $0 != "#" } ?? characters.count
    return end > position + 1 ? end : nil
  }

  private mutating func scanString(pounds: Int) {
    let hashes = String(repeating: "#", count: pounds)
    let isMultiline = starts(with: hashes + "\"\"\"")
    let quote = isMultiline ? "\"\"\"" : "\""
    let (ending, escape) = (quote + hashes, "\\" + hashes)
    mark(.string, upTo: position + pounds + quote.count)
    while position < characters.count {
      if starts(with: ending) {
        mark(.string, upTo: position + quote.count + pounds)
        return
      }
      if starts(with: escape) {
        let escaped = position + 1 + pounds
        mark(.string, upTo: min(escaped + 1, characters.count))
        if escaped < characters.count, characters[escaped] == "(" {
          scan(until: ")")
          if position < characters.count { mark(.string, upTo: position + 1) }
        }
      } else if characters[position] == "\n", !isMultiline {
        return
      } else {
        mark(.string, upTo: position + 1)
      }
    }
  }

  private func endOfWord(after start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end].isPartOfName { end += 1 }
    return end
  }

  private func endOfNumber() -> Int {
    var end = position
    while end < characters.count {
      let character = characters[end]
      let isPoint = character == "." && end + 1 < characters.count && characters[end + 1].isNumber
      guard character.isPartOfName || isPoint else { break }
      end += 1
    }
    return end
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case",
    "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func",
    "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "isolated",
    "lazy", "let", "mutating", "nil", "nonisolated", "open", "override", "package", "private",
    "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self", "sending",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "unowned", "var", "weak", "where", "while",
  ]
}

// Unicode's tables are asked only for what isn't ASCII.
extension Character {
  fileprivate var isDigit: Bool { asciiValue.map { (0x30...0x39).contains($0) } ?? false }

  fileprivate var beginsName: Bool {
    guard let byte = asciiValue else { return isLetter }
    return (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || self == "_"
  }

  fileprivate var isPartOfName: Bool { beginsName || (isASCII ? isDigit : isNumber) }
}
