package import Machine

/// The start of each line of a text, to convert offsets to lines and columns.
package struct LineTable {
  private struct Line {
    var start: Int
    /// The offsets of its characters from the line's start; nil if each is one byte.
    var characters: [Int]?
  }

  private let lines: [Line]
  private let firstLine: Int
  private let count: Int
  /// The parts of generated texts that were made from this text, in order of generation. Empty for
  /// the text itself.
  private var makings: [[Part]] = []
  /// The names of the macros that wrote text, by the positions of their attributes.
  package private(set) var expansions: [Position: String] = [:]

  /// A part of a generated text.
  package struct Part {
    /// The offset of its start in the generated text.
    package var start: Int
    /// The offset of its origin in the source text.
    package var origin: Int
    /// Whether it is a copy, so that each character has its own origin. Otherwise the whole part
    /// has one origin.
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

  /// The line numbers of the text, without an empty line after the last line feed.
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

  /// The positions in a text generated from parts of this one: those of the parts' origins.
  package func places(of parts: [Part]) -> LineTable {
    var table = self
    table.makings.append(parts)
    return table
  }

  /// The positions in a text to which macros added parts.
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

  /// Whether the text at this offset isn't copied from the source text.
  package func isGenerated(utf8Offset: Int) -> Bool { trace(utf8Offset).isGenerated }

  private func origin(of offset: Int) -> Int { trace(offset).origin }

  private func trace(_ offset: Int) -> (origin: Int, isGenerated: Bool) {
    makings.reversed().reduce((offset, false)) { found, parts in
      guard let first = parts.first, first.start <= found.0 else { return found }
      let part = parts[Self.last(of: parts.indices) { parts[$0].start <= found.0 }]
      return part.isCopied ? (part.origin + found.0 - part.start, found.1) : (part.origin, true)
    }
  }

  /// The last index for which the condition holds, by binary search. The condition must hold for
  /// the first index, and for no index after the first failure.
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
