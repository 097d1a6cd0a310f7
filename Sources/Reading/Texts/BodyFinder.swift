/// Finds the bodies of functions in valid Swift without a parser, by brackets and keywords.
struct BodyFinder {
  /// The places between the braces, as offsets in bytes.
  private(set) var bodies: [Range<Int>] = []
  private let bytes: [UInt8]
  private var index = 0

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

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  // MARK: Declarations

  mutating func readDeclarations() {
    /// Whether an initial value is being read, whose braces are closures or branches.
    var isInValue = false
    while let byte {
      switch byte {
      case UInt8(ascii: "{") where isInValue: skipGroup()
      case UInt8(ascii: "("), UInt8(ascii: "["): skipGroup()
      case _ where byte.isWord:
        let isMember = index > 0 && bytes[index - 1] == UInt8(ascii: ".")
        let word = readWord()
        guard !isMember, Self.declarations.contains(word) else { continue }
        isInValue = word == "let"
        switch word {
        case "func":
          skipName()
          if reachesBrace() { noteBody() }
        case "init", "deinit": if reachesBrace() { noteBody() }
        case "subscript": if reachesBrace() { readAccessors() }
        case "var":
          if reachesBrace() { readAccessors() } else { isInValue = self.byte == UInt8(ascii: "=") }
        default: break
        }
      default: skipOne()
      }
    }
  }

  /// An operator's name may contain an angle bracket.
  private mutating func skipName() {
    while let byte, byte == UInt8(ascii: " ") { index += 1 }
    while let byte, byte != UInt8(ascii: " "), byte != UInt8(ascii: "(") { index += 1 }
  }

  /// Goes on to the brace that begins the body of the declaration that is being read.
  ///
  /// - Returns: False if the declaration has a value instead, or neither.
  private mutating func reachesBrace() -> Bool {
    while let byte {
      switch byte {
      case UInt8(ascii: "{"): return true
      case UInt8(ascii: "}"): return false
      case UInt8(ascii: "="):
        // A condition has two.
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "=") else { return false }
        index += 2
      case UInt8(ascii: "("), UInt8(ascii: "["): skipGroup()
      case _ where byte.isWord:
        let start = index
        if Self.declarations.contains(readWord()) {
          index = start
          return false
        }
      default: skipOne()
      }
    }
    return false
  }

  /// Reads the accessors in the braces that begin here, or the getter's statements.
  private mutating func readAccessors() {
    let start = index
    index += 1
    while let byte, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { index += 1 }
    let isAttribute = byte == UInt8(ascii: "@")
    let isList = Self.accessors.contains(readWord()) || isAttribute
    index = start
    if !isList { return noteBody() }
    index += 1
    var last = ""
    while let byte {
      switch byte {
      case UInt8(ascii: "}"):
        index += 1
        return
      case UInt8(ascii: "{"):
        // The text of an observer decides whether it gets the old value.
        if last == "get" || last == "set" { noteBody() } else { skipGroup() }
      case UInt8(ascii: "("): skipGroup()
      case _ where byte.isWord:
        let word = readWord()
        if Self.accessors.contains(word) { last = word }
      default: skipOne()
      }
    }
  }

  private mutating func noteBody() {
    let start = index + 1
    skipGroup()
    let body = start..<max(start, index - 1)
    if body.count >= Self.shortest { bodies.append(body) }
  }

  // MARK: Tokens

  private mutating func readWord() -> String {
    let start = index
    while let byte, byte.isWord { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Skips what the bracket here encloses.
  private mutating func skipGroup() {
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
        if depth == 0 { return }
      default: skipOne()
      }
    }
  }

  /// Skips a character, a comment, a string or a name in backticks.
  private mutating func skipOne() {
    switch byte {
    case UInt8(ascii: "/"): skipComment()
    case UInt8(ascii: "#"):
      let start = index
      while byte == UInt8(ascii: "#") { index += 1 }
      if byte == UInt8(ascii: "\"") { skipString(hashes: index - start) }
    case UInt8(ascii: "\""): skipString(hashes: 0)
    case UInt8(ascii: "`"):
      index += 1
      while let byte, byte != UInt8(ascii: "`") { index += 1 }
      index += 1
    default: index += 1
    }
  }

  private mutating func skipComment() {
    index += 1
    switch byte {
    case UInt8(ascii: "/"):
      while let byte, byte != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "*"):
      var depth = 1
      index += 1
      while depth > 0, index + 1 < bytes.count {
        switch (bytes[index], bytes[index + 1]) {
        case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, index) = (depth - 1, index + 2)
        case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, index) = (depth + 1, index + 2)
        default: index += 1
        }
      }
    default: break
    }
  }

  /// Skips the string whose quotes begin here, with the expressions in it.
  private mutating func skipString(hashes: Int) {
    let quotes = has("\"\"\"") ? 3 : 1
    index += quotes
    let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    while let byte {
      if byte == UInt8(ascii: "\""), has(end) {
        index += quotes + hashes
        return
      }
      guard byte == UInt8(ascii: "\\"), has(escape) else {
        index += 1
        continue
      }
      index += 1 + hashes
      if self.byte == UInt8(ascii: "(") { skipGroup() } else { index += 1 }
    }
  }

  private func has(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }
}

extension UInt8 {
  /// Whether it belongs to a keyword or a name.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
