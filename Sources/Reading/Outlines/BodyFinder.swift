/// Finds the bodies of functions in valid Swift without a parser, by brackets and keywords.
struct BodyFinder {
  /// The places between the braces, as offsets in bytes.
  private(set) var bodies: [Range<Int>] = []
  private var tokens: TokenSkipper

  /// Shorter bodies aren't noted, in bytes: each parse has a fixed cost, and most of them are needed,
  /// because they are translated in place of their calls.
  private static let shortest = 80

  private static let declarations: Set<String> = [
    "func", "init", "deinit", "subscript", "var", "let", "struct", "class", "enum", "actor",
    "protocol", "extension", "case", "typealias", "associatedtype",
  ]
  private static let accessors: Set<String> = [
    "get", "set", "_read", "_modify", "mutating", "nonmutating", "willSet", "didSet", "init",
  ]

  init(_ bytes: [UInt8]) { tokens = TokenSkipper(bytes) }

  // MARK: Declarations

  mutating func readDeclarations() {
    /// Whether an initial value is being read, whose braces are closures or branches.
    var isInValue = false
    while let byte = tokens.byte {
      switch byte {
      case UInt8(ascii: "{") where isInValue: tokens.skipGroup()
      case UInt8(ascii: "("), UInt8(ascii: "["): tokens.skipGroup()
      case _ where byte.isWord:
        let isMember = tokens.index > 0 && tokens.bytes[tokens.index - 1] == UInt8(ascii: ".")
        let word = tokens.readWord()
        guard !isMember, Self.declarations.contains(word) else { continue }
        isInValue = word == "let"
        switch word {
        case "func":
          skipName()
          if reachesBrace() { noteBody() }
        case "init", "deinit": if reachesBrace() { noteBody() }
        case "subscript": if reachesBrace() { readAccessors() }
        case "var":
          if reachesBrace() {
            readAccessors()
          } else {
            isInValue = tokens.byte == UInt8(ascii: "=")
          }
        default: break
        }
      default: tokens.skipOne()
      }
    }
  }

  /// An operator's name may contain an angle bracket.
  private mutating func skipName() {
    while let byte = tokens.byte, byte == UInt8(ascii: " ") { tokens.index += 1 }
    while let byte = tokens.byte, byte != UInt8(ascii: " "), byte != UInt8(ascii: "(") {
      tokens.index += 1
    }
  }

  /// Goes on to the brace that begins the body of the declaration that is being read.
  ///
  /// - Returns: False if the declaration has a value instead, or neither.
  private mutating func reachesBrace() -> Bool {
    while let byte = tokens.byte {
      switch byte {
      case UInt8(ascii: "{"): return true
      case UInt8(ascii: "}"): return false
      case UInt8(ascii: "="):
        // A condition has two.
        guard tokens.index + 1 < tokens.bytes.count,
          tokens.bytes[tokens.index + 1] == UInt8(ascii: "=")
        else { return false }
        tokens.index += 2
      case UInt8(ascii: "("), UInt8(ascii: "["): tokens.skipGroup()
      case _ where byte.isWord:
        let start = tokens.index
        if Self.declarations.contains(tokens.readWord()) {
          tokens.index = start
          return false
        }
      default: tokens.skipOne()
      }
    }
    return false
  }

  /// Reads the accessors in the braces that begin here, or the getter's statements.
  private mutating func readAccessors() {
    let start = tokens.index
    tokens.index += 1
    tokens.skipSpaces()
    let isAttribute = tokens.byte == UInt8(ascii: "@")
    let isList = Self.accessors.contains(tokens.readWord()) || isAttribute
    tokens.index = start
    if !isList { return noteBody() }
    tokens.index += 1
    var last = ""
    while let byte = tokens.byte {
      switch byte {
      case UInt8(ascii: "}"):
        tokens.index += 1
        return
      case UInt8(ascii: "{"):
        // The text of an observer decides whether it gets the old value.
        if last == "get" || last == "set" { noteBody() } else { tokens.skipGroup() }
      case UInt8(ascii: "("): tokens.skipGroup()
      case _ where byte.isWord:
        let word = tokens.readWord()
        if Self.accessors.contains(word) { last = word }
      default: tokens.skipOne()
      }
    }
  }

  private mutating func noteBody() {
    let start = tokens.index + 1
    tokens.skipGroup()
    let body = start..<max(start, tokens.index - 1)
    if body.count >= Self.shortest { bodies.append(body) }
  }
}
