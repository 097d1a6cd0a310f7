/// Reads valid Swift by its words and brackets, without a parser.
struct TokenSkipper {
  let bytes: [UInt8]
  /// Where the next token begins.
  var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func readWord() -> String {
    let start = index
    while let byte, byte.isWord { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// An identifier without its backticks, or an operator; the text up to a space or a bracket.
  mutating func readName() -> String {
    skipSpaces()
    if byte == UInt8(ascii: "`") {
      index += 1
      defer { index += 1 }
      return readWord()
    }
    if byte?.isWord == true { return readWord() }
    let start = index
    while let byte, byte != UInt8(ascii: " "), byte != UInt8(ascii: "(") { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Skips spaces and the ends of lines.
  mutating func skipSpaces() {
    while let byte, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { index += 1 }
  }

  /// Skips what the bracket here encloses.
  mutating func skipGroup() {
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
        if depth == 0 { return }
      default: skipOne()
      }
    }
  }

  /// Skips a character, a comment, a string or a name in backticks.
  mutating func skipOne() {
    switch byte {
    case UInt8(ascii: "/"): skipComment()
    case UInt8(ascii: "#"):
      let start = index
      while byte == UInt8(ascii: "#") { index += 1 }
      if byte == UInt8(ascii: "\"") { skipString(hashes: index - start) }
    case UInt8(ascii: "\""): skipString(hashes: 0)
    case UInt8(ascii: "`"):
      index += 1
      while let byte, byte != UInt8(ascii: "`") { index += 1 }
      index += 1
    default: index += 1
    }
  }

  private mutating func skipComment() {
    index += 1
    switch byte {
    case UInt8(ascii: "/"):
      while let byte, byte != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "*"):
      var depth = 1
      index += 1
      while depth > 0, index + 1 < bytes.count {
        switch (bytes[index], bytes[index + 1]) {
        case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, index) = (depth - 1, index + 2)
        case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, index) = (depth + 1, index + 2)
        default: index += 1
        }
      }
    default: break
    }
  }

  /// Skips the string whose quotes begin here, with the expressions in it.
  private mutating func skipString(hashes: Int) {
    let quotes = has("\"\"\"") ? 3 : 1
    index += quotes
    let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    while let byte {
      if byte == UInt8(ascii: "\""), has(end) {
        index += quotes + hashes
        return
      }
      guard byte == UInt8(ascii: "\\"), has(escape) else {
        index += 1
        continue
      }
      index += 1 + hashes
      if self.byte == UInt8(ascii: "(") { skipGroup() } else { index += 1 }
    }
  }

  private func has(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }
}

extension UInt8 {
  /// Whether it belongs to a keyword or a name.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
