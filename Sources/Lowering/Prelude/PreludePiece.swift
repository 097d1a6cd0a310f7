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

  /// The operators among the members of each type, protocol and extension, and all protocols' names.
  /// No piece is made for it: every program needs this once, and few of many lines are operators.
  func operators() -> (declared: [(owner: String, names: [String])], protocols: [String]) {
    var declared: [(owner: String, names: [String])] = []
    var protocols: [String] = []
    var owner = 0..<0
    var isFirst = true
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var position = 0
    while position < bytes.count, let kind = PreludePiece.Kind(rawValue: bytes[position]) {
      let start = position + 2
      position = start
      while bytes[position] != 0x20 { position += 1 }
      switch kind {
      case .type, .protocol, .conformance, .extension:
        owner = start..<position
        isFirst = true
        if kind == .protocol { protocols.append(text(owner)) }
      case .member:
        if Self.beginsOperator(bytes[start]) {
          if isFirst { declared.append((text(owner), [])) }
          isFirst = false
          declared[declared.count - 1].names.append(text(start..<position))
        }
      case .global, .head: break
      }
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      position += 1
    }
    return (declared, protocols)
  }

  /// Of a member's name, which is plain ASCII here.
  private static func beginsOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"):
      false
    default: true
    }
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
