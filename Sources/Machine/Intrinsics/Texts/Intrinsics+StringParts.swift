// Positions in a string are UTF-8 offsets.
extension Intrinsics {
  static let stringParts: [Intrinsic] = [
    Intrinsic("string.size") { arguments throws(Trap) in .int(try arguments.string(0).utf8.count) },
    Intrinsic("string.after") { arguments throws(Trap) in
      let string = try arguments.string(0)
      let index = try place(arguments, 1, in: string)
      guard index < string.endIndex else { throw outOfBounds }
      return offset(string.index(after: index), in: string)
    },
    Intrinsic("string.before") { arguments throws(Trap) in
      let string = try arguments.string(0)
      let index = try place(arguments, 1, in: string)
      guard index > string.startIndex else { throw outOfBounds }
      return offset(string.index(before: index), in: string)
    },
    Intrinsic("string.character") { arguments throws(Trap) in
      let string = try arguments.string(0)
      let index = try place(arguments, 1, in: string)
      guard index < string.endIndex else { throw outOfBounds }
      return .character(string[index])
    },
    Intrinsic("string.sliced", isLinear: true) { arguments throws(Trap) in
      let string = try arguments.string(0)
      let lower = try place(arguments, 1, in: string)
      let upper = try place(arguments, 2, in: string)
      guard lower <= upper else { throw outOfBounds }
      return .string(String(string[lower..<upper]))
    },
    Intrinsic("string.distance", isLinear: true) { arguments throws(Trap) in
      let string = try arguments.string(0)
      let start = try place(arguments, 1, in: string)
      return .int(string.distance(from: start, to: try place(arguments, 2, in: string)))
    },
    // String, separator, maximum number of splits, whether to omit empty parts; returns pairs.
    Intrinsic("string.splitOffsets", isLinear: true) { arguments throws(Trap) in
      let string = try arguments.string(0)
      let splits = try arguments.int(2)
      if splits < 0 { throw Trap(.custom("Must take zero or more splits")) }
      let parts = string.split(
        separator: try arguments.character(1), maxSplits: splits,
        omittingEmptySubsequences: try arguments.bool(3))
      return .array(
        parts.map { part in
          .tuple(
            Tuple(
              labels: [nil, nil],
              elements: [offset(part.startIndex, in: string), offset(part.endIndex, in: string)]))
        })
    },
    // String, pattern, replacement.
    Intrinsic("string.replaced", isLinear: true) { arguments throws(Trap) in
      let target = try arguments.string(1)
      guard !target.isEmpty else { return try arguments.value(0) }
      let (text, replacement) = (try arguments.string(0), try arguments.string(2))
      let found = ranges(of: target, in: text, first: false)
      try Limits.check(bytes: text.utf8.count + found.count * replacement.utf8.count)
      var (result, rest) = ("", text.startIndex)
      for range in found {
        result += text[rest..<range.lowerBound] + replacement
        rest = range.upperBound
      }
      return .string(result + text[rest...])
    },
    Intrinsic("string.components", isLinear: true) { arguments throws(Trap) in
      let (string, separator) = (try arguments.string(0), try arguments.string(1))
      guard !separator.isEmpty else { return .array([.string(string)]) }
      var parts: [Value] = []
      var rest = string.startIndex
      for found in ranges(of: separator, in: string, first: false) {
        parts.append(.string(String(string[rest..<found.lowerBound])))
        rest = found.upperBound
      }
      return .array(parts + [.string(String(string[rest...]))])
    },
    Intrinsic("string.byte") { arguments throws(Trap) in
      let units = try arguments.string(0).utf8
      let offset = try arguments.int(1)
      guard offset >= 0, offset < units.count else { throw outOfBounds }
      return units[units.index(units.startIndex, offsetBy: offset)].value
    },
    Intrinsic("string.utf8", isLinear: true) { arguments throws(Trap) in
      .array(try arguments.string(0).utf8.map(\.value))
    },
    Intrinsic("string.utf16", isLinear: true) { arguments throws(Trap) in
      .array(try arguments.string(0).utf16.map(\.value))
    },
    Intrinsic("string.scalars", isLinear: true) { arguments throws(Trap) in
      .array(try arguments.string(0).unicodeScalars.map(\.value.value))
    },
    Intrinsic("string.validated", isLinear: true) { arguments throws(Trap) in
      Value(String(validating: try arguments.bytes(0), as: UTF8.self).map { .string($0) })
    },
    Intrinsic("string.decoded", isLinear: true) { arguments throws(Trap) in
      var units: [UInt8] = []
      for (index, _) in try arguments.array(0).enumerated() {
        let unit = try arguments.array(0)[index].sizedInteger ?? 0
        units.append(UInt8(truncatingIfNeeded: unit))
      }
      return .string(String(decoding: units, as: UTF8.self))
    },
  ]

  // MARK: Parts

  private static var outOfBounds: Trap { Trap(.custom("String index is out of bounds")) }

  private static func place(
    _ arguments: Arguments, _ index: Int, in string: String
  ) throws(Trap) -> String.Index {
    let offset = try arguments.int(index)
    guard offset >= 0, offset <= string.utf8.count else { throw outOfBounds }
    return string.utf8.index(string.startIndex, offsetBy: offset)
  }

  private static func offset(_ index: String.Index, in string: String) -> Value {
    .int(string.utf8.distance(from: string.startIndex, to: index))
  }
}

extension Intrinsics {
  static let characterProperties: [Intrinsic] = [
    character("character.isWholeNumber") { .bool($0.isWholeNumber) },
    character("character.wholeNumberValue") { Value($0.wholeNumberValue.map { .int($0) }) },
    character("character.isHexDigit") { .bool($0.isHexDigit) },
    character("character.hexDigitValue") { Value($0.hexDigitValue.map { .int($0) }) },
    character("character.isNewline") { .bool($0.isNewline) },
    character("character.isCased") { .bool($0.isCased) },
    character("character.isPunctuation") { .bool($0.isPunctuation) },
    character("character.isSymbol") { .bool($0.isSymbol) },
    character("character.isMathSymbol") { .bool($0.isMathSymbol) },
    character("character.isCurrencySymbol") { .bool($0.isCurrencySymbol) },
    character("character.isASCII") { .bool($0.isASCII) },
    character("character.asciiValue") { Value($0.asciiValue?.value) },
  ]

  private static func character(
    _ name: String, _ compute: @escaping @Sendable (Character) -> Value
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in compute(try arguments.character(0)) }
  }
}
