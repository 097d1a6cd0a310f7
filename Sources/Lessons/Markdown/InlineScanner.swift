/// Divides the text of a paragraph into tokens in one pass.
struct InlineScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The beginning of the plain text that isn't a token yet.
  private var textStart = 0
  private var tokens: [InlineToken] = []
  /// The position of the last run of backticks of each length, so that only runs with an end are searched.
  private lazy var lastRuns = findLastRuns()
  /// The maximum nesting of parentheses in a destination, so that scanning takes linear time.
  /// Deeper ones are text.
  private static let deepestParentheses = 32

  static func tokens(in bytes: [UInt8]) -> [InlineToken] {
    var scanner = InlineScanner(bytes: bytes)
    scanner.scan()
    return scanner.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func scan() {
    while position < bytes.count {
      switch bytes[position] {
      case .backtick: scanCode()
      case .backslash: scanEscape()
      case .newline: scanLineEnd()
      case UInt8(ascii: "*"), UInt8(ascii: "_"): scanDelimiter()
      case UInt8(ascii: "<"): scanAutolink()
      case UInt8(ascii: "["): emit(.openBracket, length: 1)
      // A picture is shown as a link, because a terminal can't show pictures.
      case UInt8(ascii: "!") where peek(1) == UInt8(ascii: "["): emit(.openBracket, length: 2)
      case UInt8(ascii: "]"): scanCloseBracket()
      default: position += 1
      }
    }
    flushText(upTo: position)
  }

  private func peek(_ distance: Int) -> UInt8? {
    let index = position + distance
    return bytes.indices.contains(index) ? bytes[index] : nil
  }

  private mutating func flushText(upTo end: Int) {
    if textStart < end { tokens.append(.text(bytes[textStart..<end])) }
  }

  private mutating func emit(_ token: InlineToken, length: Int) {
    flushText(upTo: position)
    tokens.append(token)
    position += length
    textStart = position
  }

  private mutating func scanCode() {
    let length = runLength(from: position)
    guard let last = lastRuns[length], last > position else {
      position += length
      return
    }
    var index = position + length
    while index < bytes.count {
      guard bytes[index] == .backtick else {
        index += 1
        continue
      }
      let closing = runLength(from: index)
      if closing == length {
        let content = codeText(bytes[(position + length)..<index])
        emit(.code(content), length: index + length - position)
        return
      }
      index += closing
    }
    position += length
  }

  private func findLastRuns() -> [Int: Int] {
    var found: [Int: Int] = [:]
    var index = 0
    while let start = bytes[index...].firstIndex(of: .backtick) {
      let length = runLength(from: start)
      found[length] = start
      index = start + length
    }
    return found
  }

  private func runLength(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == bytes[start] { end += 1 }
    return end - start
  }

  /// One space on both sides isn't part of the code, so that code may begin with a backtick.
  private func codeText(_ content: ArraySlice<UInt8>) -> String {
    var content = ArraySlice(content.map { $0 == .newline ? .space : $0 })
    if content.first == .space, content.last == .space, content.contains(where: { $0 != .space }) {
      content = content.dropFirst().dropLast()
    }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func scanEscape() {
    guard let next = peek(1) else {
      position += 1
      return
    }
    if next == .newline {
      emit(.hardBreak, length: 2)
    } else if next.isPunctuation {
      flushText(upTo: position)
      textStart = position + 1
      position += 2
    } else {
      position += 1
    }
  }

  private mutating func scanLineEnd() {
    var end = position
    while end > textStart, bytes[end - 1] == .space { end -= 1 }
    flushText(upTo: end)
    tokens.append(position - end >= 2 ? .hardBreak : .softBreak)
    position += 1
    textStart = position
  }

  private mutating func scanDelimiter() {
    let marker = bytes[position]
    let length = runLength(from: position)
    let before = position > 0 ? bytes[position - 1] : .space
    let after = peek(length) ?? .space
    let spaceBefore = before <= .space
    let spaceAfter = after <= .space
    let opensHere =
      !spaceAfter && (!after.isPunctuation || spaceBefore || before.isPunctuation)
    let closesHere =
      !spaceBefore && (!before.isPunctuation || spaceAfter || after.isPunctuation)
    // `snake_case` contains no emphasis.
    let isUnderscore = marker == UInt8(ascii: "_")
    emit(
      .delimiter(
        marker, count: length,
        opens: opensHere && (!isUnderscore || !closesHere || before.isPunctuation),
        closes: closesHere && (!isUnderscore || !opensHere || after.isPunctuation)),
      length: length)
  }

  private mutating func scanAutolink() {
    var end = position + 1
    // An address contains neither, so the search ends at either.
    while end < bytes.count, bytes[end] > .space, !Self.isAngle(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else {
      position += 1
      return
    }
    let destination = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    guard LessonLink.hasScheme(destination) else {
      position += 1
      return
    }
    emit(.link(destination: destination, at: position + 1), length: end + 1 - position)
  }

  private static func isAngle(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }

  private mutating func scanCloseBracket() {
    let start = position + 2
    guard peek(1) == UInt8(ascii: "("), let (end, closing) = destinationEnd(from: start) else {
      emit(.closeBracket(destination: nil, at: position), length: 1)
      return
    }
    let destination = String(decoding: bytes[start..<end], as: UTF8.self)
    emit(.closeBracket(destination: destination, at: start), length: closing + 1 - position)
  }

  /// Returns the end of a link's destination, and the index of the closing parenthesis.
  private func destinationEnd(from start: Int) -> (end: Int, closing: Int)? {
    var depth = 0
    var index = start
    while index < bytes.count, bytes[index] > .space {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") {
        if depth == 0 { return (index, index) }
        depth -= 1
      }
      guard depth < Self.deepestParentheses else { return nil }
      index += 1
    }
    return titleEnd(from: index).map { (index, $0) }
  }

  /// A title in quotes may follow a space. Only a browser shows it.
  private func titleEnd(from space: Int) -> Int? {
    let quote = UInt8(ascii: "\"")
    guard space + 1 < bytes.count, bytes[space + 1] == quote else { return nil }
    guard let closing = bytes[(space + 2)...].firstIndex(of: quote) else { return nil }
    let end = closing + 1
    return end < bytes.count && bytes[end] == UInt8(ascii: ")") ? end : nil
  }
}
