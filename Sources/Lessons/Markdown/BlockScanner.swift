/// A Markdown block whose content isn't parsed yet.
enum RawBlock {
  case heading(level: Int, SourceLine)
  case fence(RawFence)
  /// The lines without their `>`.
  case quote([SourceLine])
  case list(start: Int?, items: [[SourceLine]])
  case paragraph([SourceLine])
  /// A paragraph that a following `---` or `===` makes a heading on a code-hosting site.
  case underlinedHeading([SourceLine])
  case listing([SourceLine])
  case rule
  /// An HTML comment, which isn't shown.
  case comment([SourceLine])
}

struct RawFence {
  var opening: SourceLine
  /// The text after the opening backticks.
  var info: SourceLine
  var lines: [SourceLine]
  /// The closing fence's line number; `nil` if the text ends first.
  var closing: Int?
}

/// Divides lines into blocks, one level deep. Nested blocks are scanned when they are needed.
///
/// It follows CommonMark in the constructs that lessons use. It doesn't support reference
/// definitions or HTML other than comments, which appear as text.
struct BlockScanner {
  private let lines: [SourceLine]
  private var position = 0

  init(lines: [SourceLine]) {
    self.lines = lines
  }

  static func blocks(in lines: [SourceLine]) -> [RawBlock] {
    var scanner = BlockScanner(lines: lines)
    var blocks: [RawBlock] = []
    while let block = scanner.next() { blocks.append(block) }
    return blocks
  }

  mutating func next() -> RawBlock? {
    while position < lines.count {
      let line = lines[position]
      switch LineKind(line) {
      case .blank: position += 1
      case .comment: return .comment(takeComment())
      case .heading(let level):
        position += 1
        return .heading(level: level, line.headingContent(level: level))
      case .fence(let marker, let length):
        return .fence(takeFence(opening: line, marker: marker, length: length))
      case .quote: return .quote(takeQuote())
      case .rule:
        position += 1
        return .rule
      case .item(let marker): return takeList(marker)
      case .indented: return .listing(takeIndented())
      case .tableRow: return .listing(take { if case .tableRow = $0 { true } else { false } })
      case .text: return takeParagraph()
      }
    }
    return nil
  }

  private mutating func take(while belongs: (LineKind) -> Bool) -> [SourceLine] {
    var taken: [SourceLine] = []
    while position < lines.count, belongs(LineKind(lines[position])) {
      taken.append(lines[position])
      position += 1
    }
    return taken
  }

  private mutating func takeComment() -> [SourceLine] {
    var taken: [SourceLine] = []
    while position < lines.count {
      taken.append(lines[position])
      position += 1
      if taken[taken.count - 1].bytes.contains("-->") { break }
    }
    return taken
  }

  private mutating func takeFence(opening: SourceLine, marker: UInt8, length: Int) -> RawFence {
    var fence = RawFence(
      opening: opening, info: opening.dropping(upTo: opening.start + length), lines: [],
      closing: nil)
    position += 1
    while position < lines.count {
      let line = lines[position]
      position += 1
      if line.closesFence(marker: marker, length: length) {
        fence.closing = line.number
        return fence
      }
      fence.lines.append(line.outdented(by: opening.indentation))
    }
    return fence
  }

  private mutating func takeQuote() -> [SourceLine] {
    var taken: [SourceLine] = []
    var lastIsText = false
    while position < lines.count {
      let line = lines[position]
      switch LineKind(line) {
      case .quote:
        var inner = line.dropping(upTo: line.start + 1)
        if inner.bytes.first == .space { inner = inner.dropping(upTo: inner.bytes.startIndex + 1) }
        lastIsText = !inner.isBlank
        taken.append(inner)
      case .text where lastIsText: taken.append(line)
      case .text, .blank, .comment, .heading, .fence, .rule, .item, .indented, .tableRow:
        return taken
      }
      position += 1
    }
    return taken
  }

  private mutating func takeList(_ first: ItemMarker) -> RawBlock {
    var items: [[SourceLine]] = []
    while position < lines.count, case .item(let marker) = LineKind(lines[position]),
      marker.symbol == first.symbol
    {
      items.append(takeItem(marker))
    }
    return .list(start: first.number, items: items)
  }

  private mutating func takeItem(_ marker: ItemMarker) -> [SourceLine] {
    let opening = lines[position]
    var item = [opening.dropping(upTo: marker.contentStart)]
    var lastIsText = !item[0].isBlank
    position += 1
    while position < lines.count {
      let line = lines[position]
      let kind = LineKind(line)
      if line.isBlank {
        item.append(line)
        lastIsText = false
      } else if line.indentation >= marker.contentIndentation {
        item.append(line.outdented(by: marker.contentIndentation))
        lastIsText = true
      } else if lastIsText, kind.continuesParagraph, !kind.isItem {
        item.append(line)
      } else {
        break
      }
      position += 1
    }
    while let last = item.last, last.isBlank, item.count > 1 { item.removeLast() }
    return item
  }

  private mutating func takeIndented() -> [SourceLine] {
    let taken = take { kind in
      switch kind {
      case .indented, .blank: true
      case .comment, .heading, .fence, .quote, .rule, .item, .tableRow, .text: false
      }
    }
    let end = taken.lastIndex { !$0.isBlank } ?? 0
    return taken[...end].map { $0.outdented(by: 4) }
  }

  private mutating func takeParagraph() -> RawBlock {
    var taken = [lines[position]]
    position += 1
    while position < lines.count {
      let line = lines[position]
      if line.underlinesHeading {
        position += 1
        return .underlinedHeading(taken)
      }
      guard LineKind(line).continuesParagraph else { break }
      taken.append(line)
      position += 1
    }
    return .paragraph(taken)
  }
}
