import Reading

/// Edits of a text, and the origin of each part of the new text.
struct TextEdits {
  /// A part of an insertion.
  struct Piece {
    var text: String
    /// The offset of its origin in the old text.
    var origin: Int
    /// Whether it is a copy of the old text at its origin.
    var isCopied = false
  }

  private struct Edit {
    let offset: Int
    let removed: Int
    let pieces: [Piece]
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func insert(_ pieces: [Piece], at offset: Int) {
    edits.append(Edit(offset: offset, removed: 0, pieces: pieces))
  }

  mutating func replace(_ range: Range<Int>, with pieces: [Piece] = []) {
    edits.append(Edit(offset: range.lowerBound, removed: range.count, pieces: pieces))
  }

  /// The new text, and its parts with their origins.
  func applied(to text: String) -> (text: String, parts: [LineTable.Part]) {
    let old = Array(text.utf8)
    var new: [UInt8] = []
    var parts: [LineTable.Part] = []
    var end = 0
    func add(_ bytes: some Collection<UInt8>, from origin: Int, isCopied: Bool) {
      if bytes.isEmpty { return }
      parts.append(LineTable.Part(start: new.count, origin: origin, isCopied: isCopied))
      new.append(contentsOf: bytes)
    }
    let ordered = edits.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    for (_, edit) in ordered where edit.offset >= end {
      add(old[end..<edit.offset], from: end, isCopied: true)
      for piece in edit.pieces {
        add(piece.text.utf8, from: piece.origin, isCopied: piece.isCopied)
      }
      end = edit.offset + edit.removed
    }
    add(old[end...], from: end, isCopied: true)
    return (String(decoding: new, as: UTF8.self), parts)
  }
}
