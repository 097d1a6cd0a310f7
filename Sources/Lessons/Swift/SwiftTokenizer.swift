/// Cuts Swift into tokens: enough of the lexer to know code from strings and comments.
struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  private var tokens: [SwiftToken] = []
  /// Whether the tokens within interpolations are kept, before the string that they are in.
  private var keepsInterpolations = false
  /// Strings within interpolations within strings, as deep as this; nobody writes two.
  private static let deepestInterpolation = 32

  static func tokens(in bytes: [UInt8]) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes: bytes)
    while tokenizer.step(depth: 0) {}
    return tokenizer.tokens
  }

  /// The tokens of a text, those within interpolations included.
  static func allTokens(in text: String) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes: Array(text.utf8))
    tokenizer.keepsInterpolations = true
    while tokenizer.step(depth: 0) {}
    return tokenizer.tokens
  }

  /// The places of a name, interpolations included, but not where it is a member's.
  static func places(of name: String, in text: String) -> [Range<Int>] {
    let tokens = allTokens(in: text)
    return tokens.indices.filter { index in
      tokens[index].kind == .word(name) && (index == 0 || !tokens[index - 1].isSymbol("."))
    }.map { tokens[$0].range }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads one token, comment or stretch of white space; `false` at the end.
  private mutating func step(depth: Int) -> Bool {
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    switch byte {
    case .newline, .carriageReturn:
      startsLine = true
      position += 1
    case _ where byte <= .space: position += 1
    case UInt8(ascii: "/") where peek(1) == byte:
      while position < bytes.count, bytes[position] != .newline { position += 1 }
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "/"): readSlash()
    case UInt8(ascii: "\""): readString(pounds: 0, depth: depth)
    case UInt8(ascii: "#"): readPound(depth: depth)
    case .backtick: readQuotedName()
    case _ where byte.isWordStart: readWord()
    case _ where byte.isDigit: readNumber()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      emit(.open(byte), to: position + 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      emit(.close(byte), to: position + 1)
    default: emit(.symbol(byte), to: position + 1)
    }
    return true
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func emit(_ kind: SwiftToken.Kind, to end: Int) {
    tokens.append(SwiftToken(kind: kind, range: position..<end, startsLine: startsLine))
    startsLine = false
    position = end
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if bytes[position] == .newline { startsLine = true }
        position += 1
      }
    }
  }

  /// A slash begins a regular expression where an operand is due and its end is on the line.
  private mutating func readSlash() {
    let next = peek(1) ?? .space
    if next > .space, operandIsDue, let end = slashEnd(from: position + 1) {
      emit(.literal, to: end)
    } else {
      emit(.symbol(bytes[position]), to: position + 1)
    }
  }

  private var operandIsDue: Bool {
    switch tokens.last?.kind {
    case nil, .open: true
    case .literal, .close: startsLine
    case .word(let word): startsLine || ["return", "in", "case", "throw", "try"].contains(word)
    case .symbol(let symbol): symbol != UInt8(ascii: ".") && symbol != UInt8(ascii: "?")
    }
  }

  private func slashEnd(from start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] != .newline {
      if bytes[index] == UInt8(ascii: "/") { return index + 1 }
      index += bytes[index] == .backslash ? 2 : 1
    }
    return nil
  }

  private mutating func readPound(depth: Int) {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let pounds = end - position
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      readString(pounds: pounds, depth: depth)
    } else if end < bytes.count, bytes[end] == UInt8(ascii: "/") {
      readExtendedExpression(pounds: pounds)
    } else {
      while end < bytes.count, bytes[end].isWordPart { end += 1 }
      emit(.word(String(decoding: bytes[position..<end], as: UTF8.self)), to: end)
    }
  }

  private mutating func readExtendedExpression(pounds: Int) {
    let closing = [UInt8(ascii: "/")] + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    var index = position + pounds + 1
    while index < bytes.count, !bytes[index...].starts(with: closing) {
      index += bytes[index] == .backslash ? 2 : 1
    }
    emit(.literal, to: min(bytes.count, index + closing.count))
  }

  private mutating func readQuotedName() {
    var end = position + 1
    while end < bytes.count, bytes[end] != .backtick, bytes[end] != .newline { end += 1 }
    emit(.literal, to: min(bytes.count, end + 1))
  }

  private mutating func readWord() {
    var end = position
    while end < bytes.count, bytes[end].isWordPart { end += 1 }
    emit(.word(String(decoding: bytes[position..<end], as: UTF8.self)), to: end)
  }

  private mutating func readNumber() {
    var end = position
    while end < bytes.count, bytes[end].isWordPart { end += 1 }
    emit(.literal, to: end)
  }

  /// Reads a string with its interpolations; the tokens within those are dropped.
  private mutating func readString(pounds: Int, depth: Int) {
    let start = position
    let wasStart = startsLine
    let quote = UInt8(ascii: "\"")
    position += pounds
    let isMultiline = peek(1) == quote && peek(2) == quote
    let quotes = isMultiline ? 3 : 1
    position += quotes
    let closing =
      [UInt8](repeating: quote, count: quotes)
      + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote, bytes[position...].starts(with: closing) {
        position += closing.count
        break
      }
      if byte == .newline, !isMultiline { break }
      guard byte == .backslash, hasPounds(pounds, at: position + 1) else {
        position += 1
        continue
      }
      position += 1 + pounds
      if peek(0) == UInt8(ascii: "("), depth < Self.deepestInterpolation {
        skipParentheses(depth: depth + 1)
      } else {
        position += 1
      }
    }
    let end = min(position, bytes.count)
    position = start
    startsLine = wasStart
    emit(.literal, to: end)
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    guard index + count <= bytes.count else { return false }
    return (index..<(index + count)).allSatisfy { bytes[$0] == UInt8(ascii: "#") }
  }

  private mutating func skipParentheses(depth: Int) {
    let before = tokens.count
    var open = 0
    var seen = before
    while step(depth: depth) {
      while seen < tokens.count {
        switch tokens[seen].kind {
        case .open(UInt8(ascii: "(")): open += 1
        case .close(UInt8(ascii: ")")): open -= 1
        case .open, .close, .word, .literal, .symbol: break
        }
        seen += 1
      }
      if open == 0 { break }
    }
    if !keepsInterpolations { tokens.removeSubrange(before...) }
  }
}

extension UInt8 {
  fileprivate var isWordStart: Bool {
    isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  fileprivate var isWordPart: Bool { isWordStart || isDigit }
}
