package import Machine

/// Where the lines of a text begin, to tell lines and columns from offsets.
package struct LineTable {
  private struct Line {
    var start: Int
    /// The offsets, from the line's start, at which its characters begin; nil when each is one byte.
    var characters: [Int]?
  }

  private let lines: [Line]
  private let firstLine: Int
  private let count: Int
  /// Of a text that was made of parts of this one: from this one to what was made of it at last. None
  /// for the text itself.
  private var makings: [[Part]] = []
  /// The names of the macros that wrote text, by the places of their attributes.
  package private(set) var expansions: [Position: String] = [:]

  /// A part of a text that was made, not written.
  package struct Part {
    /// Where it begins in the made text.
    package var start: Int
    /// Where in the written text it comes from.
    package var origin: Int
    /// Whether each of its characters does, rather than the whole part from the one place.
    package var isCopied: Bool

    package init(start: Int, origin: Int, isCopied: Bool) {
      self.start = start
      self.origin = origin
      self.isCopied = isCopied
    }
  }

  package init(text: String, firstLine: Int) {
    self.firstLine = firstLine
    var text = text
    (lines, count) = text.withUTF8 { bytes in
      var lines: [Line] = []
      var start = 0
      var isASCII = true
      func finish(_ end: Int) {
        var line = Line(start: start)
        if !isASCII { line.characters = Self.characters(of: bytes[start..<end]) }
        lines.append(line)
      }
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "\n") {
          finish(index)
          start = index + 1
          isASCII = true
        } else if bytes[index] >= 0x80 {
          isASCII = false
        }
      }
      finish(bytes.count)
      return (lines, bytes.count)
    }
  }

  /// The numbers of its lines, without what comes after a last line feed.
  package var range: Range<Int> {
    let isEndEmpty = lines.count > 1 && lines.last?.start == count
    return firstLine..<firstLine + lines.count - (isEndEmpty ? 1 : 0)
  }

  private static func characters(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Int] {
    var offsets: [Int] = []
    var offset = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      offsets.append(offset)
      offset += character.utf8.count
    }
    return offsets
  }

  /// The places of a text that was made of parts of this one: those that the parts come from.
  package func places(of parts: [Part]) -> LineTable {
    var table = self
    table.makings.append(parts)
    return table
  }

  /// The places of a text that macros added parts to.
  package func places(of parts: [Part], expanding macros: [Position: String]) -> LineTable {
    var table = places(of: parts)
    table.expansions.merge(macros) { first, _ in first }
    return table
  }

  package func position(utf8Offset: Int) -> Position {
    let offset = max(0, min(origin(of: utf8Offset), count))
    let index = Self.last(of: lines.indices) { lines[$0].start <= offset }
    let distance = offset - lines[index].start
    let column =
      lines[index].characters.map { characters in
        Self.last(of: 0..<(characters.count + 1)) { position in
          position == 0 || (position < characters.count ? characters[position] <= distance : false)
        }
      } ?? distance
    return Position(line: firstLine + index, column: column + 1)
  }

  private func origin(of offset: Int) -> Int {
    makings.reversed().reduce(offset) { offset, parts in
      guard let first = parts.first, first.start <= offset else { return offset }
      let part = parts[Self.last(of: parts.indices) { parts[$0].start <= offset }]
      return part.isCopied ? part.origin + offset - part.start : part.origin
    }
  }

  /// The last index for which it holds, where it holds for the first and no more after one that
  /// it doesn't hold for.
  private static func last(of indices: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var low = indices.lowerBound
    var high = indices.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
