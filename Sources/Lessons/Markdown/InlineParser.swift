/// Turns a paragraph's tokens into text with emphasis and links, after CommonMark's rules.
///
/// Openers wait on a stack, each remembering where its text begins among the finished pieces. A
/// closer takes the nearest opener of its kind; whatever waited above that one is plain text. So
/// each piece is moved once for every level of markup around it, and no text is slow to parse.
struct InlineParser {
  private enum Opener {
    case delimiter(UInt8, count: Int, start: Int)
    case bracket(start: Int)
  }

  private var pieces: [Inline] = []
  private var openers: [Opener] = []
  private(set) var links: [(destination: String, at: Int)] = []
  /// Markup nested more deeply is text; nobody reads it, and recursion stays bounded.
  private static let deepest = 16
  /// A longer run of `*` or `_` is a drawing; `***` is the longest that means something.
  private static let longestRun = 3

  static func parse(
    _ bytes: [UInt8]
  ) -> (inlines: [Inline], links: [(destination: String, at: Int)]) {
    var parser = InlineParser()
    for token in InlineScanner.tokens(in: bytes) { parser.add(token) }
    parser.dropOpeners(downTo: 0)
    return (parser.pieces.joiningText(), parser.links)
  }

  private mutating func add(_ token: InlineToken) {
    switch token {
    case .text(let bytes): pieces.append(.text(String(decoding: bytes, as: UTF8.self)))
    case .code(let code): pieces.append(.code(code))
    case .softBreak: pieces.append(.text(" "))
    case .hardBreak: pieces.append(.lineBreak)
    case .link(let destination, let position):
      links.append((destination, position))
      pieces.append(.link([.text(destination)], destination: destination))
    case .openBracket:
      if openers.count < Self.deepest {
        openers.append(.bracket(start: pieces.count))
      }
      pieces.append(.text("["))
    case .closeBracket(let destination, let position): closeBracket(destination, at: position)
    case .delimiter(let marker, let count, let opens, let closes):
      addDelimiter(marker, count: count, opens: opens, closes: closes)
    }
  }

  private mutating func addDelimiter(_ marker: UInt8, count: Int, opens: Bool, closes: Bool) {
    guard count <= Self.longestRun else {
      pieces.append(.text(String(repeating: Character(UnicodeScalar(marker)), count: count)))
      return
    }
    var count = count
    while closes, count > 0, let index = nearestDelimiter(marker) {
      count -= closeDelimiter(at: index, count: count)
    }
    guard count > 0 else { return }
    if opens, openers.count < Self.deepest {
      openers.append(.delimiter(marker, count: count, start: pieces.count))
    }
    pieces.append(.text(String(repeating: Character(UnicodeScalar(marker)), count: count)))
  }

  private func nearestDelimiter(_ marker: UInt8) -> Int? {
    for index in openers.indices.reversed() {
      switch openers[index] {
      case .delimiter(marker, _, _): return index
      case .delimiter: continue
      // Emphasis doesn't reach out of a link's text.
      case .bracket: return nil
      }
    }
    return nil
  }

  /// Wraps what follows the opener, and returns how many of the closing marks that used up.
  private mutating func closeDelimiter(at index: Int, count: Int) -> Int {
    guard case .delimiter(let marker, let available, let start) = openers[index] else { return 0 }
    let used = min(count, available) >= 2 ? 2 : 1
    dropOpeners(downTo: index)
    let content = Array(pieces[(start + 1)...]).joiningText()
    pieces.removeSubrange(start...)
    let left = available - used
    if left > 0 {
      openers.append(.delimiter(marker, count: left, start: start))
      pieces.append(.text(String(repeating: Character(UnicodeScalar(marker)), count: left)))
    }
    pieces.append(used == 2 ? .strong(content) : .emphasis(content))
    return used
  }

  private mutating func closeBracket(_ destination: String?, at position: Int) {
    let index = openers.lastIndex { opener in
      if case .bracket = opener { true } else { false }
    }
    guard let index, case .bracket(let start) = openers[index] else {
      pieces.append(.text("]" + (destination.map { "(\($0))" } ?? "")))
      return
    }
    dropOpeners(downTo: index)
    guard let destination else {
      pieces.append(.text("]"))
      return
    }
    let content = Array(pieces[(start + 1)...]).joiningText()
    pieces.removeSubrange(start...)
    pieces.append(.link(content, destination: destination))
    links.append((destination, position))
  }

  /// Openers that nothing closed stay in `pieces` as the text they were.
  private mutating func dropOpeners(downTo index: Int) {
    openers.removeSubrange(index...)
  }
}

extension [Inline] {
  /// With neighbouring texts made one, and empty ones gone.
  fileprivate func joiningText() -> [Inline] {
    var result: [Inline] = []
    result.reserveCapacity(count)
    var waiting = ""
    for inline in self {
      if case .text(let text) = inline {
        waiting += text
        continue
      }
      if !waiting.isEmpty { result.append(.text(waiting)) }
      waiting = ""
      result.append(inline)
    }
    if !waiting.isEmpty { result.append(.text(waiting)) }
    return result
  }
}
