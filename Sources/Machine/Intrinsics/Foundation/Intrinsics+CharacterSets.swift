import Foundation

extension Intrinsics {
  static let characterSets: [Intrinsic] = [
    // The name of one of Foundation's sets, or none, and characters.
    Intrinsic("characterSet.named", isLinear: true) { arguments throws(Trap) in
      let characters = try arguments.string(1)
      return made(named(try arguments.string(0)) ?? CharacterSet(charactersIn: characters))
    },
    Intrinsic("characterSet.range") { arguments throws(Trap) in
      guard let lower = Unicode.Scalar(UInt32(clamping: try arguments.value(0).wholeNumber ?? 0)),
        let upper = Unicode.Scalar(UInt32(clamping: try arguments.value(1).wholeNumber ?? 0)),
        lower <= upper
      else { throw Trap(.custom("this is no range of characters")) }
      return made(CharacterSet(charactersIn: lower...upper))
    },
    Intrinsic("characterSet.inverted") { arguments throws(Trap) in
      made(try arguments.characterSet(0).inverted)
    },
    Intrinsic("characterSet.contains") { arguments throws(Trap) in
      guard let scalar = Unicode.Scalar(UInt32(clamping: try arguments.int(1))) else {
        return .bool(false)
      }
      return .bool(try arguments.characterSet(0).contains(scalar))
    },
    Intrinsic("characterSet.union") { arguments throws(Trap) in
      made(try arguments.characterSet(0).union(arguments.characterSet(1)))
    },
    Intrinsic("characterSet.intersection") { arguments throws(Trap) in
      made(try arguments.characterSet(0).intersection(arguments.characterSet(1)))
    },
    Intrinsic("characterSet.symmetricDifference") { arguments throws(Trap) in
      made(try arguments.characterSet(0).symmetricDifference(arguments.characterSet(1)))
    },
    Intrinsic("text.trimmed", isLinear: true) { arguments throws(Trap) in
      .string(
        try arguments.string(0).trimmingCharacters(in: arguments.characterSet(1)))
    },
    Intrinsic("text.components", isLinear: true) { arguments throws(Trap) in
      .array(
        try arguments.string(0).components(separatedBy: arguments.characterSet(1))
          .map { .string($0) })
    },
    Intrinsic("text.percentEncoded", isLinear: true) { arguments throws(Trap) in
      let text = try arguments.string(0)
        .addingPercentEncoding(withAllowedCharacters: arguments.characterSet(1))
      return Value(text.map { .string($0) })
    },
    Intrinsic("text.rangeOfSet", isLinear: true) { arguments throws(Trap) in
      let text = try arguments.string(0)
      let options = String.CompareOptions(
        rawValue: UInt(truncatingIfNeeded: try arguments.value(2).wholeNumber ?? 0) & 0xFF)
      return offsets(
        text.rangeOfCharacter(from: try arguments.characterSet(1), options: options), in: text)
    },
  ]

  /// Returns the two UTF-8 offsets, or nothing.
  static func offsets(_ range: Range<String.Index>?, in text: String) -> Value {
    guard let range else { return .array([]) }
    return .array(
      [range.lowerBound, range.upperBound].map { place in
        .int(text.utf8.distance(from: text.startIndex, to: place))
      })
  }

  private static func made(_ set: CharacterSet) -> Value { .native(CharacterSetBox(set)) }

  private static func named(_ name: String) -> CharacterSet? {
    switch name {
    case "whitespaces": .whitespaces
    case "whitespacesAndNewlines": .whitespacesAndNewlines
    case "newlines": .newlines
    case "decimalDigits": .decimalDigits
    case "letters": .letters
    case "lowercaseLetters": .lowercaseLetters
    case "uppercaseLetters": .uppercaseLetters
    case "alphanumerics": .alphanumerics
    case "punctuationCharacters": .punctuationCharacters
    case "symbols": .symbols
    case "controlCharacters": .controlCharacters
    case "capitalizedLetters": .capitalizedLetters
    case "urlQueryAllowed": .urlQueryAllowed
    case "urlPathAllowed": .urlPathAllowed
    case "urlHostAllowed": .urlHostAllowed
    case "urlFragmentAllowed": .urlFragmentAllowed
    default: nil
    }
  }
}
