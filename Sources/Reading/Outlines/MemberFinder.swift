/// Finds the members of a type or an extension in valid Swift without a parser, by brackets and keywords.
struct MemberFinder {
  struct Member {
    /// Nil if it must be declared together with its type.
    let name: String?
    /// From the start of its first line to the end of its last one, as offsets in bytes.
    let range: Range<Int>
  }

  /// In the order of the text; nil if it isn't the text of one type or extension whose members begin on lines of
  /// their own.
  private(set) var members: [Member]?
  private var tokens: TokenSkipper
  private var isExtension = false

  private static let groups: Set<String> = ["struct", "class", "enum", "actor", "extension"]
  private static let keywords = groups.union([
    "protocol", "func", "init", "deinit", "subscript", "var", "let", "case", "typealias",
    "associatedtype",
  ])
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "open", "final", "static", "class",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix", "borrowing", "consuming",
    "dynamic", "optional",
  ]

  init(_ bytes: [UInt8]) {
    tokens = TokenSkipper(bytes)
    members = readMembers()
  }

  // MARK: The type

  private mutating func readMembers() -> [Member]? {
    // The members of a property wrapper are read from its syntax.
    guard let words = readWords(), Self.groups.contains(words.keyword),
      !words.attributes.contains("propertyWrapper")
    else { return nil }
    isExtension = words.keyword == "extension"
    while let byte = tokens.byte, byte != UInt8(ascii: "{") {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        tokens.skipGroup()
      } else {
        tokens.skipOne()
      }
    }
    tokens.index += 1
    var found: [Member] = []
    while true {
      guard tokens.byte == UInt8(ascii: "\n") else { return nil }
      let start = startOfMember()
      if tokens.byte == UInt8(ascii: "}") { break }
      guard let name = readName() else { return nil }
      skipRest()
      found.append(Member(name: name.isEmpty ? nil : name, range: start..<tokens.index))
    }
    tokens.index += 1
    tokens.skipSpaces()
    return tokens.byte == nil ? found : nil
  }

  /// Goes on to the next word.
  ///
  /// - Returns: The start of its line.
  private mutating func startOfMember() -> Int {
    var start = tokens.index
    while let byte = tokens.byte {
      switch byte {
      case UInt8(ascii: "\n"):
        tokens.index += 1
        start = tokens.index
      case UInt8(ascii: " "): tokens.index += 1
      case UInt8(ascii: "/"): tokens.skipOne()
      default: return start
      }
    }
    return start
  }

  // MARK: Members

  private struct Words {
    var keyword = ""
    var modifiers: Set<String> = []
    var attributes: Set<String> = []
  }

  /// Reads attributes, modifiers and the keyword; nil if something else begins here.
  private mutating func readWords() -> Words? {
    var words = Words()
    while true {
      _ = startOfMember()
      if tokens.byte == UInt8(ascii: "@") {
        words.attributes.insert(readAttribute())
        continue
      }
      let word = tokens.readWord()
      if Self.modifiers.contains(word), word != "class" || isModifier() {
        words.modifiers.insert(word)
        if tokens.byte == UInt8(ascii: "(") { tokens.skipGroup() }
      } else if Self.keywords.contains(word) {
        words.keyword = word
        return words
      } else {
        return nil
      }
    }
  }

  private mutating func readAttribute() -> String {
    tokens.index += 1
    let name = tokens.readWord()
    while let byte = tokens.byte, byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "(") { tokens.skipGroup() } else { tokens.index += 1 }
    }
    return name
  }

  /// Whether `class`, which was read, is in front of a member.
  private func isModifier() -> Bool {
    var next = tokens
    next.skipSpaces()
    return ["func", "var", "let", "subscript"].contains(next.readWord())
  }

  /// The member's name if it can be declared later, otherwise an empty one; nil if it isn't a member.
  private mutating func readName() -> String? {
    guard let words = readWords() else { return nil }
    // An override is called although nobody looks it up.
    if words.modifiers.contains("override") { return "" }
    switch words.keyword {
    case "func":
      let name = tokens.readName()
      // Operators are found without their types.
      return name.utf8.first?.isWord == true ? name : ""
    case "var", "let":
      let name = tokens.readName()
      // A wrapper also declares a name with a `$`.
      let isStatic = words.modifiers.contains("static") && words.attributes.isEmpty && isOneName()
      return isStatic || isComputed() ? name : ""
    case "subscript": return words.keyword
    // Whether a type has initializers decides which ones it gets.
    case "init": return isExtension ? words.keyword : ""
    case "struct", "class", "enum", "actor", "typealias": return tokens.readName()
    default: return ""
    }
  }

  /// Whether a type or a value follows the variable's name.
  private func isOneName() -> Bool {
    var next = tokens
    next.skipSpaces()
    return next.byte == UInt8(ascii: ":") || next.byte == UInt8(ascii: "=")
  }

  /// Whether the variable whose name was read has no value of its own.
  private func isComputed() -> Bool {
    var next = tokens
    while let byte = next.byte {
      switch byte {
      case UInt8(ascii: "="): return false
      case UInt8(ascii: "\n"): if Self.beginsLine(next) { return false } else { next.index += 1 }
      case UInt8(ascii: "("), UInt8(ascii: "["): next.skipGroup()
      case UInt8(ascii: "{"):
        next.index += 1
        next.skipSpaces()
        let isAttribute = next.byte == UInt8(ascii: "@")
        return !isAttribute && !["willSet", "didSet", "init"].contains(next.readWord())
      default: next.skipOne()
      }
    }
    return false
  }

  /// Skips the rest of the member, up to the line's end.
  private mutating func skipRest() {
    while let byte = tokens.byte {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): tokens.skipGroup()
      case UInt8(ascii: "\n"): if Self.beginsLine(tokens) { return } else { tokens.index += 1 }
      default: tokens.skipOne()
      }
    }
  }

  /// Whether the next line that isn't empty begins a member or ends the type.
  private static func beginsLine(_ tokens: TokenSkipper) -> Bool {
    var next = tokens
    next.skipSpaces()
    guard let byte = next.byte else { return true }
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
      return true
    }
    let word = next.readWord()
    return keywords.contains(word) || modifiers.contains(word)
  }
}
