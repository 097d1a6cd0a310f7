/// Reads the words at the beginning of a declaration: attributes, modifiers, the keyword, the name.
struct DeclarationWords {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let range: Range<Int>
  private var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    position = range.lowerBound
  }

  private static let keywords: Set<String> = [
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "init",
    "let",
    "protocol", "struct", "subscript", "typealias", "var",
  ]

  /// The declaration that these words begin.
  mutating func piece(isMember: Bool) -> PreludePiece {
    let keyword = keyword()
    var piece = PreludePiece(kind: isMember ? .member : .global, name: "-", range: range)
    switch keyword {
    case "init", "subscript": piece.name = keyword
    case "associatedtype", "case", "deinit": piece.kind = .head
    case "var", "let":
      piece.name = name()
      if isMember, isStored { piece.kind = .head }
    case "func", "typealias": piece.name = name()
    default:
      piece.name = path()
      if !isMember { setHead(of: &piece, keyword) }
    }
    return piece
  }

  private mutating func setHead(of piece: inout PreludePiece, _ keyword: String) {
    piece.headEnd = (offset(of: UInt8(ascii: "{")) ?? range.upperBound) + 1
    switch keyword {
    case "protocol": piece.kind = .protocol
    case "extension":
      let isConforming = position < range.upperBound && bytes[position] == UInt8(ascii: ":")
      piece.kind = isConforming ? .conformance : .extension
      piece.condition = condition(before: piece.headEnd)
    default: piece.kind = .type
    }
  }

  // MARK: Words

  /// The word that says what is declared; empty where the text ends before it. The position is at the
  /// name then.
  mutating func keyword() -> String {
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "@") {
        position += 1
        _ = word()
        skipParentheses()
      } else {
        let found = word()
        if found.isEmpty { return "" }
        skipParentheses()
        if Self.keywords.contains(found), !isModifier(found) { return found }
      }
      skipSpaces()
    }
    return ""
  }

  /// `class` in front of a member.
  private func isModifier(_ word: String) -> Bool {
    guard word == "class" else { return false }
    var next = self
    next.skipSpaces()
    return ["func", "var"].contains(next.word())
  }

  /// Of a keyword, modifier or attribute.
  private mutating func word() -> String {
    let start = position
    while position < range.upperBound, Self.isLetter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  var isAtOperator: Bool {
    var position = position
    while position < range.upperBound, bytes[position] == 0x20 { position += 1 }
    return position < range.upperBound && !Self.isLetter(bytes[position])
      && bytes[position] != UInt8(ascii: "`")
  }

  /// An identifier without its backticks, or an operator.
  mutating func name() -> String {
    let isOperator = isAtOperator
    skipSpaces()
    if !isOperator, bytes[position] == UInt8(ascii: "`") { position += 1 }
    let start = position
    while position < range.upperBound, bytes[position] != 0x20, bytes[position] != 0x0A,
      isOperator || Self.isLetter(bytes[position])
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The name of a type, with those that it is in.
  private mutating func path() -> String {
    var path = name()
    while position < range.upperBound, bytes[position] == UInt8(ascii: ".") {
      position += 1
      path += "." + name()
    }
    return path
  }

  // MARK: Places

  /// Whether the variable that has this name has a value of its own: `didSet` may follow, but no getter.
  private var isStored: Bool {
    guard let brace = offset(of: UInt8(ascii: "{")) else { return true }
    if let equals = offset(of: UInt8(ascii: "=")), equals < brace { return true }
    var rest = self
    rest.position = brace + 1
    rest.skipSpaces()
    return ["didSet", "willSet"].contains(rest.word())
  }

  private func offset(of byte: UInt8) -> Int? {
    bytes[position..<range.upperBound].firstIndex(of: byte)
  }

  private func condition(before end: Int) -> Int {
    let word = Array("where".utf8)
    var index = position
    while index + word.count < end {
      if bytes[index...].starts(with: word), bytes[index - 1] <= 0x20 { return index }
      index += 1
    }
    return 0
  }

  private mutating func skipSpaces() {
    while position < range.upperBound, bytes[position] == 0x20 || bytes[position] == 0x0A {
      position += 1
    }
  }

  /// The argument of an attribute or modifier.
  private mutating func skipParentheses() {
    guard position < range.upperBound, bytes[position] == UInt8(ascii: "(") else { return }
    var depth = 0
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "(") { depth += 1 }
      if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
      if depth == 0 { return }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
