/// A declaration of the prelude by where it stands in its section's text, as the index says.
struct PreludePiece {
  enum Kind: UInt8 {
    case type = 0x74
    case `protocol` = 0x70
    /// An extension with conformances.
    case conformance = 0x63
    case `extension` = 0x65
    /// A function, an alias or a variable of the top level.
    case global = 0x67
    /// A member that is read when it is asked for.
    case member = 0x6D
    /// A stored property, case or requirement, which is declared with its type.
    case head = 0x73
  }

  let kind: Kind
  let name: String
  let start: Int
  let end: Int
  /// Of a type, protocol or extension: after the opening brace.
  var headEnd = 0
  /// Of an extension: where its conditions begin; 0 without.
  var condition = 0
  /// Of a type, protocol or extension: where its members' lines stand in the index.
  var members = 0..<0
}

/// Reads the lines of an index.
struct PreludeIndexReader {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  var all: Range<Int> { bytes.indices }

  /// The pieces on these lines, without the members of those that have some.
  func pieces(_ lines: Range<Int>) -> [PreludePiece] {
    var pieces: [PreludePiece] = []
    var position = lines.lowerBound
    while position < lines.upperBound {
      guard let kind = PreludePiece.Kind(rawValue: bytes[position]) else { break }
      position += 2
      let nameStart = position
      while bytes[position] != 0x20 { position += 1 }
      let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
      let start = number(&position)
      let end = number(&position)
      var piece = PreludePiece(kind: kind, name: name, start: start, end: end)
      switch kind {
      case .type, .protocol, .conformance, .extension:
        piece.headEnd = number(&position)
        piece.condition = number(&position)
        let size = number(&position)
        position += 1
        // The last line of all doesn't end.
        piece.members = min(position, bytes.count)..<min(position + size, bytes.count)
        position += size
      case .global, .member, .head: position += 1
      }
      pieces.append(piece)
    }
    return pieces
  }

  /// The number after a space.
  private func number(_ position: inout Int) -> Int {
    position += 1
    var number = 0
    while position < bytes.count, bytes[position] >= 0x30 {
      number = number * 10 + Int(bytes[position] - 0x30)
      position += 1
    }
    return number
  }
}
