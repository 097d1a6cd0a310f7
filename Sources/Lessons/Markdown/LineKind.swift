/// The kind of block that a line can begin, independent of the lines around it.
enum LineKind {
  case blank
  case comment
  case heading(level: Int)
  case fence(marker: UInt8, length: Int)
  case quote
  case rule
  case item(ItemMarker)
  /// Indented by at least four columns: code, unless it continues a paragraph.
  case indented
  case tableRow
  case text

  init(_ line: SourceLine) {
    guard let first = line.first else {
      self = .blank
      return
    }
    guard line.indentation < 4 else {
      self = .indented
      return
    }
    switch first {
    case UInt8(ascii: "#"): self = line.headingLevel.map(Self.heading) ?? .text
    case .backtick, UInt8(ascii: "~"): self = line.fenceKind ?? .text
    case UInt8(ascii: ">"): self = .quote
    case UInt8(ascii: "|"): self = .tableRow
    case UInt8(ascii: "<"): self = line.content.starts(with: "<!--".utf8) ? .comment : .text
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"):
      self = line.isRule ? .rule : ItemMarker(line).map(Self.item) ?? .text
    default: self = ItemMarker(line).map(Self.item) ?? .text
    }
  }

  /// Whether the line continues the paragraph of the line before it.
  var continuesParagraph: Bool {
    switch self {
    case .text, .indented, .tableRow: true
    // A number at the beginning of a line of prose begins no list unless it is 1, according to
    // CommonMark.
    case .item(let marker): marker.number ?? 1 != 1
    case .blank, .comment, .heading, .fence, .quote, .rule: false
    }
  }
}

extension LineKind {
  var isItem: Bool {
    if case .item = self { true } else { false }
  }
}

/// The bullet or number of a list item.
struct ItemMarker {
  /// `-`, `*` or `+`; for a number its `.` or `)`.
  var symbol: UInt8
  var number: Int?
  /// The index of the first byte of the item's own text.
  var contentStart: Int
  /// The column from which later lines belong to the item.
  var contentIndentation: Int

  init?(_ line: SourceLine) {
    let bytes = line.bytes
    var index = line.start
    var number: Int?
    while index < bytes.endIndex, bytes[index].isDigit, index - line.start < 9 {
      number = (number ?? 0) * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    guard index < bytes.endIndex else { return nil }
    symbol = bytes[index]
    self.number = number
    switch symbol {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      guard number == nil else { return nil }
    case UInt8(ascii: "."), UInt8(ascii: ")"):
      guard number != nil else { return nil }
    default: return nil
    }
    index += 1
    let width = line.indentation + (index - line.start)
    let rest = line.dropping(upTo: index)
    guard rest.isBlank || rest.indentation > 0 else { return nil }
    // Five or more spaces mean that the item begins with indented code.
    let gap = rest.isBlank || rest.indentation > 4 ? 1 : rest.indentation
    contentIndentation = width + gap
    contentStart = rest.isBlank ? bytes.endIndex : rest.outdented(by: gap).bytes.startIndex
  }
}

extension SourceLine {
  fileprivate var headingLevel: Int? {
    let level = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let next = start + level
    guard level <= 6, next == bytes.endIndex || bytes[next] == .space || bytes[next] == .tab
    else { return nil }
    return level
  }

  /// Returns a heading's text, without the `#`s before it and, if there are any, after it.
  func headingContent(level: Int) -> SourceLine {
    var content = bytes[(start + level)...]
    while let first = content.first, first == .space || first == .tab { content.removeFirst() }
    content.trimEnd()
    var closing = content
    while closing.last == UInt8(ascii: "#") { closing.removeLast() }
    if closing.isEmpty || closing.last == .space {
      closing.trimEnd()
      content = closing
    }
    return SourceLine(
      number: number, offset: offset + (content.startIndex - bytes.startIndex), bytes: content)
  }

  fileprivate var fenceKind: LineKind? {
    guard let marker = first else { return nil }
    let length = content.prefix { $0 == marker }.count
    guard length >= 3 else { return nil }
    // A line with more backticks after the first run is a code span.
    if marker == .backtick, bytes[(start + length)...].contains(.backtick) { return nil }
    return .fence(marker: marker, length: length)
  }

  func closesFence(marker: UInt8, length: Int) -> Bool {
    guard first == marker, indentation < 4 else { return false }
    var rest = content
    while rest.first == marker { rest.removeFirst() }
    guard content.count - rest.count >= length else { return false }
    return rest.allSatisfy { $0 == .space || $0 == .tab }
  }

  fileprivate var isRule: Bool {
    guard let marker = first else { return false }
    var count = 0
    for byte in content {
      if byte == marker {
        count += 1
      } else if byte != .space && byte != .tab {
        return false
      }
    }
    return count >= 3
  }

  /// Whether a paragraph right above this line becomes a heading.
  var underlinesHeading: Bool {
    guard let marker = first, indentation < 4 else { return false }
    guard marker == UInt8(ascii: "=") || marker == UInt8(ascii: "-") else { return false }
    var rest = content
    rest.trimEnd()
    return rest.allSatisfy { $0 == marker }
  }
}

extension ArraySlice<UInt8> {
  mutating func trimEnd() {
    while let last, last == .space || last == .tab { removeLast() }
  }

  func contains(_ needle: StaticString) -> Bool {
    let pattern = Array("\(needle)".utf8)
    guard let head = pattern.first, count >= pattern.count else { return false }
    return (startIndex...(endIndex - pattern.count)).contains { index in
      self[index] == head && self[index..<(index + pattern.count)].elementsEqual(pattern)
    }
  }
}
