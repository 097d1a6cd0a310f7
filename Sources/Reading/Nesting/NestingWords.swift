/// Words that nest without brackets, and sequences of words and marks that slow the parser down.
package enum NestingWords {
  /// Finds long sequences of words like `try`, or of `#`, anywhere in the text. Even a text that
  /// the scan misreads must not be too deep for the parser. The parser also looks for a declaration
  /// after each modifier.
  static func longRow(in bytes: UnsafeBufferPointer<UInt8>) -> NestingDepth.Excess? {
    var row = 0
    var hashes = 0
    var index = 0
    while index < bytes.count {
      let start = index
      hashes = bytes[index] == UInt8(ascii: "#") ? hashes + 1 : 0
      if hashes > NestingDepth.Bound.hashes.limit {
        return NestingDepth.Excess(bound: .hashes, offset: start)
      }
      while index < bytes.count, isOfWord(bytes[index]) { index += 1 }
      if index > start {
        let word = bytes[start..<index]
        row = isHead(word) || isModifier(word) ? row + 1 : 0
        if row > NestingDepth.Bound.levels.limit {
          return NestingDepth.Excess(bound: .levels, offset: start)
        }
      } else {
        // `@available @available` is a sequence too.
        let goesOn = [UInt8(ascii: "@"), UInt8(ascii: "#")].contains(bytes[index])
        if bytes[index] > UInt8(ascii: " "), !goesOn { row = 0 }
        index += 1
      }
    }
    return nil
  }

  // MARK: Words

  static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  /// Whether the word nests its operand without brackets.
  static func isHead(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard 2...7 ~= word.count else { return false }
    return heads.contains(packed(word))
  }

  static func isModifier(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard 4...15 ~= word.count else { return false }
    return modifiers.contains(packed(word))
  }

  /// The last eight bytes of a word as a number. Creating a string for every word of a text would
  /// take most of the time.
  private static func packed(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static let heads = Set(
    [
      "any", "as", "await", "borrow", "catch", "consume", "copy", "defer", "do", "each", "else",
      "for", "guard", "if", "in", "inout", "is", "let", "repeat", "some", "switch", "try", "unsafe",
      "var", "where", "while",
    ].map { packed($0.utf8) })

  private static let modifiers = Set(
    [
      "actor", "async", "available", "borrowing", "class", "consuming", "convenience",
      "distributed", "dynamic", "fileprivate",
      "final", "indirect", "infix", "internal", "isolated", "lazy", "macro", "mutating",
      "nonisolated",
      "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
      "precedencegroup", "prefix", "private", "public", "reasync", "required", "sending", "static",
      "unowned", "weak",
    ].map { packed($0.utf8) })
}
