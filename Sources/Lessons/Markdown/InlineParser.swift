/// Converts a paragraph's tokens to text with emphasis and links, by CommonMark's rules.
///
/// Openers are on a stack, each with the index of its text among the finished pieces. A closer
/// matches the nearest opener of its kind; unmatched openers above that one are plain text. So each
/// piece is moved once per level of markup, and parsing takes linear time.
struct InlineParser {
  private enum Opener {
    case delimiter(UInt8, count: Int, start: Int)
    case bracket(start: Int)
  }

  private var pieces: [Inline] = []
  private var openers: [Opener] = []
  private(set) var links: [(destination: String, at: Int)] = []
  /// The maximum nesting of markup. Deeper markup is text, so that recursion is bounded.
  private static let deepest = 16
  /// The longest run of `*` or `_` with a meaning is `***`. Longer ones are text.
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
      // Emphasis doesn't extend beyond a link's text.
      case .bracket: return nil
      }
    }
    return nil
  }

  /// Wraps the pieces after the opener, and returns the number of closing marks that it used.
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

  /// Unmatched openers stay in `pieces` as text.
  private mutating func dropOpeners(downTo index: Int) {
    openers.removeSubrange(index...)
  }
}

extension [Inline] {
  /// Returns the inlines with adjacent texts joined, and without empty ones.
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
