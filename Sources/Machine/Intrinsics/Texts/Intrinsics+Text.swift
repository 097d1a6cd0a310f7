extension Intrinsics {
  static let characters: [Intrinsic] = [
    Intrinsic("character.fromString") { arguments throws(Trap) in
      let string = try arguments.string(0)
      guard let first = string.first else {
        throw Trap(.custom("Can't form a Character from an empty String"))
      }
      guard string.dropFirst().isEmpty else {
        throw Trap(
          .custom(
            "Can't form a Character from a String containing more than one extended grapheme "
              + "cluster"))
      }
      return .character(first)
    },
    Intrinsic("character.less") { arguments throws(Trap) in
      .bool(try arguments.character(0) < arguments.character(1))
    },
    character("character.isLetter") { .bool($0.isLetter) },
    character("character.isNumber") { .bool($0.isNumber) },
    character("character.isWhitespace") { .bool($0.isWhitespace) },
    character("character.isUppercase") { .bool($0.isUppercase) },
    character("character.isLowercase") { .bool($0.isLowercase) },
    character("character.uppercased") { .string($0.uppercased()) },
    character("character.lowercased") { .string($0.lowercased()) },
  ]

  static let strings: [Intrinsic] = [
    constant("string.empty", .string("")),
    unary("string.count") { .int($0.count) },
    Intrinsic("string.isEmpty") { arguments throws(Trap) in
      .bool(try arguments.string(0).isEmpty)
    },
    Intrinsic("string.first") { arguments throws(Trap) in
      Value(try arguments.string(0).first.map { .character($0) })
    },
    Intrinsic("string.last") { arguments throws(Trap) in
      Value(try arguments.string(0).last.map { .character($0) })
    },
    unary("string.uppercased") { .string($0.uppercased()) },
    unary("string.lowercased") { .string($0.lowercased()) },
    unary("string.reversed") { string throws(Trap) in try characters(of: string, reversed: true) },
    unary("string.characters") { string throws(Trap) in
      try characters(of: string, reversed: false)
    },
    binary("string.append") { .string($0 + $1) },
    binary("string.less") { .bool($0.isLessInTime(than: $1)) },
    binary("string.lessOrEqual") { .bool(!$1.isLessInTime(than: $0)) },
    binary("string.greater") { .bool($1.isLessInTime(than: $0)) },
    binary("string.greaterOrEqual") { .bool(!$0.isLessInTime(than: $1)) },
    binary("string.hasPrefix") { .bool($0.hasPrefix($1)) },
    binary("string.hasSuffix") { .bool($0.hasSuffix($1)) },
    binary("string.contains") { .bool($1.isEmpty || !ranges(of: $1, in: $0, first: true).isEmpty) },
    Intrinsic("string.containsCharacter", isLinear: true) { arguments throws(Trap) in
      .bool(try arguments.string(0).contains(arguments.character(1)))
    },
    Intrinsic("string.fromCharacters", isLinear: true) { arguments throws(Trap) in
      var text = ""
      for element in try arguments.array(0) {
        guard case .character(let character) = element else {
          throw Trap(unexpected: element, wanted: "a character")
        }
        text.append(character)
      }
      return .string(text)
    },
    Intrinsic("string.repeating") { arguments throws(Trap) in
      let (string, count) = (try arguments.string(0), try arguments.int(1))
      if count < 0 { throw Trap(.custom("Negative count not allowed")) }
      let (size, overflow) = string.utf8.count.multipliedReportingOverflow(by: count)
      if overflow || size > Limits.bytes {
        throw Trap(.tooLarge(what: "string", limit: Limits.bytes))
      }
      return .string(size == 0 ? "" : String(repeating: string, count: count))
    },
    Intrinsic("string.split", isLinear: true) { arguments throws(Trap) in
      let pieces = try arguments.string(0).split(separator: arguments.character(1))
      return .array(pieces.map { .string(String($0)) })
    },
    part("string.prefix", "take a prefix of negative length from") { $0.prefix($1) },
    // Counted from the beginning, because finding character boundaries backward may be slow.
    part("string.suffix", "take a suffix of negative length from") {
      $0.dropFirst(max(0, $0.count - $1))
    },
    part("string.dropFirst", "drop a negative number of elements from") { $0.dropFirst($1) },
    part("string.dropLast", "drop a negative number of elements from") {
      $0.prefix(max(0, $0.count - $1))
    },
  ]

  // MARK: Parts

  private static func character(
    _ name: String, _ compute: @escaping @Sendable (Character) -> Value
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in compute(try arguments.character(0)) }
  }

  private static func unary(
    _ name: String, _ compute: @escaping @Sendable (String) throws(Trap) -> Value
  ) -> Intrinsic {
    Intrinsic(name, isLinear: true) { arguments throws(Trap) in
      try compute(arguments.string(0))
    }
  }

  private static func binary(
    _ name: String, _ compute: @escaping @Sendable (String, String) -> Value
  ) -> Intrinsic {
    Intrinsic(name, isLinear: true) { arguments throws(Trap) in
      compute(try arguments.string(0), try arguments.string(1))
    }
  }

  private static func part(
    _ name: String, _ action: String,
    _ compute: @escaping @Sendable (String, Int) -> Substring
  ) -> Intrinsic {
    Intrinsic(name, isLinear: true) { arguments throws(Trap) in
      let (string, count) = (try arguments.string(0), try arguments.int(1))
      if count < 0 { throw Trap(.custom("Can't \(action) a collection")) }
      return .string(String(compute(string, count)))
    }
  }

  private static func characters(of string: String, reversed: Bool) throws(Trap) -> Value {
    try Limits.check(count: string.count, what: "array")
    let characters = string.map { Value.character($0) }
    return .array(reversed ? characters.reversed() : characters)
  }
}
