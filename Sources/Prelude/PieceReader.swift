/// Finds the declarations of a section by its layout: each begins on a line of its own, in the first
/// column, and each member in the third. So no declaration is parsed to be found.
///
/// - Complexity: Linear in the text that is read.
package struct PieceReader {
  private let bytes: UnsafeBufferPointer<UInt8>

  package init(_ section: PreludeSection) { bytes = section.bytes }

  /// The declarations of the file.
  package var pieces: [PreludePiece] { pieces(in: bytes.indices, column: 0) }

  /// The members of a type, a protocol or an extension.
  package func members(of piece: PreludePiece) -> [PreludePiece] {
    piece.hasMembers ? pieces(in: piece.headEnd..<piece.range.upperBound, column: 2) : []
  }

  /// The operators among the members. Every program needs them once, and few members are operators, so
  /// that the names of the others aren't made.
  package func operators(of piece: PreludePiece) -> [String] {
    var names: [String] = []
    guard piece.hasMembers else { return names }
    forEachPiece(in: piece.headEnd..<piece.range.upperBound, column: 2) { range in
      var words = DeclarationWords(bytes, range)
      if words.keyword() == "func", words.isAtOperator { names.append(words.name()) }
    }
    return names
  }

  private func pieces(in range: Range<Int>, column: Int) -> [PreludePiece] {
    var pieces: [PreludePiece] = []
    forEachPiece(in: range, column: column) { range in
      var words = DeclarationWords(bytes, range)
      pieces.append(words.piece(isMember: column > 0))
    }
    return pieces
  }

  /// Calls the function with the place of each declaration that begins in the column.
  private func forEachPiece(in range: Range<Int>, column: Int, _ body: (Range<Int>) -> Void) {
    var piece: Range<Int>?
    var position = range.lowerBound
    while position < range.upperBound {
      let line = position
      while position < range.upperBound, bytes[position] != 0x0A { position += 1 }
      let end = position
      position += 1
      var first = line
      while first < end, bytes[first] == 0x20 { first += 1 }
      if first == end || isComment(first, end) { continue }
      // The brace that ends the type whose members they are.
      if first - line < column { break }
      if let found = piece, first - line > column || continues(first, end) || isOpen(found) {
        piece = found.lowerBound..<end
      } else if first - line == column {
        if let piece { body(piece) }
        piece = first..<end
      }
    }
    if let piece { body(piece) }
  }

  private func isComment(_ first: Int, _ end: Int) -> Bool {
    first + 1 < end && bytes[first] == 0x2F && bytes[first + 1] == 0x2F
  }

  /// Whether this line continues the declaration above.
  private func continues(_ first: Int, _ end: Int) -> Bool {
    switch bytes[first] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ">"):
      true
    case UInt8(ascii: "w"): bytes[first..<end].starts(with: "where".utf8)
    default: false
    }
  }

  /// Whether it has attributes alone as yet.
  private func isOpen(_ range: Range<Int>) -> Bool {
    guard bytes[range.lowerBound] == UInt8(ascii: "@") else { return false }
    var words = DeclarationWords(bytes, range)
    return words.keyword().isEmpty
  }
}
