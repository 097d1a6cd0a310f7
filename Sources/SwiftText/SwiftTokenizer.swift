/// Divides Swift into tokens: enough of the lexer to tell code from strings and comments.
///
/// Swift's own lexer is in `swift-syntax`, which tells only whole files apart, and which `Lessons` and
/// `Rendering` don't link.
package struct SwiftTokenizer {
  /// The tokens that are kept beside those of code.
  package struct Parts: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let comments = Parts(rawValue: 1)
    /// The tokens in the interpolations of a string, before the string.
    package static let interpolations = Parts(rawValue: 2)
  }

  private let bytes: [UInt8]
  private let kept: Parts
  private var position = 0
  private var startsLine = true
  private var tokens: [SwiftToken] = []
  /// How deep strings in interpolations in strings are read; programs have two at most.
  private static let deepestInterpolation = 32

  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func tokens(in bytes: [UInt8], keeping parts: Parts = []) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes: bytes, kept: parts)
    while tokenizer.step(depth: 0) {}
    return tokenizer.tokens
  }

  /// The places of a name, also in interpolations, but not where it names a member.
  package static func places(of name: String, in text: String) -> [Range<Int>] {
    let tokens = tokens(in: Array(text.utf8), keeping: .interpolations)
    return tokens.indices.filter { index in
      tokens[index].kind == .word(name) && (index == 0 || !tokens[index - 1].isSymbol("."))
    }.map { tokens[$0].range }
  }

  private init(bytes: [UInt8], kept: Parts) {
    self.bytes = bytes
    self.kept = kept
  }

  /// Reads one token, comment or stretch of white space; `false` at the end.
  private mutating func step(depth: Int) -> Bool {
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    switch byte {
    case .newline, UInt8(ascii: "\r"):
      startsLine = true
      position += 1
    case _ where byte <= UInt8(ascii: " "): position += 1
    case UInt8(ascii: "/") where peek(1) == byte:
      skipComment(to: bytes[position...].firstIndex(of: .newline) ?? bytes.count)
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

  private mutating func skipComment(to end: Int) {
    if kept.contains(.comments) {
      tokens.append(
        SwiftToken(kind: .comment, range: position..<end, startsLine: startsLine))
    }
    if bytes[position..<end].contains(.newline) { startsLine = true }
    position = end
  }

  private mutating func skipBlockComment() {
    var depth = 0
    var end = position
    while end < bytes.count {
      let next = end + 1 < bytes.count ? bytes[end + 1] : nil
      if bytes[end] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        end += 2
      } else if bytes[end] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        end += 2
        if depth == 0 { break }
      } else {
        end += 1
      }
    }
    skipComment(to: end)
  }

  /// A slash begins a regular expression where an operand is due and its end is on the line.
  private mutating func readSlash() {
    let next = peek(1) ?? UInt8(ascii: " ")
    if next > UInt8(ascii: " "), operandIsDue, let end = slashEnd(from: position + 1) {
      emit(.regularExpression, to: end)
    } else {
      emit(.symbol(bytes[position]), to: position + 1)
    }
  }

  private var operandIsDue: Bool {
    switch tokens.last(where: { $0.kind != .comment })?.kind {
    case nil, .open, .comment: true
    case .string, .number, .regularExpression, .quotedName, .close, .interpolation: startsLine
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
    emit(.regularExpression, to: min(bytes.count, index + closing.count))
  }

  private mutating func readQuotedName() {
    var end = position + 1
    while end < bytes.count, bytes[end] != .backtick, bytes[end] != .newline { end += 1 }
    emit(.quotedName, to: min(bytes.count, end + 1))
  }

  private mutating func readWord() {
    var end = position
    while end < bytes.count, bytes[end].isWordPart { end += 1 }
    emit(.word(String(decoding: bytes[position..<end], as: UTF8.self)), to: end)
  }

  private mutating func readNumber() {
    var end = position
    while end < bytes.count {
      let isPoint =
        bytes[end] == UInt8(ascii: ".") && end + 1 < bytes.count && bytes[end + 1].isDigit
      guard bytes[end].isWordPart || isPoint else { break }
      end += 1
    }
    emit(.number, to: end)
  }

  /// Reads a string with its interpolations.
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
    emit(.string, to: end)
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    guard index + count <= bytes.count else { return false }
    return (index..<(index + count)).allSatisfy { bytes[$0] == UInt8(ascii: "#") }
  }

  private mutating func skipParentheses(depth: Int) {
    let before = tokens.count
    let start = position
    var open = 0
    var seen = before
    while step(depth: depth) {
      while seen < tokens.count {
        switch tokens[seen].kind {
        case .open(UInt8(ascii: "(")): open += 1
        case .close(UInt8(ascii: ")")): open -= 1
        case .open, .close, .word, .symbol, .comment, .interpolation: break
        case .string, .number, .regularExpression, .quotedName: break
        }
        seen += 1
      }
      if open == 0 { break }
    }
    if kept.contains(.interpolations) {
      tokens.append(
        SwiftToken(kind: .interpolation, range: start..<position, startsLine: false))
    } else {
      tokens.removeSubrange(before...)
    }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let backslash = UInt8(ascii: "\\")

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isWordStart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  fileprivate var isWordPart: Bool { isWordStart || isDigit }
}
