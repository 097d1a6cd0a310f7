import Foundation

// Options are Foundation's raw values; ranges are offsets into the UTF-8 of the text.
extension Intrinsics {
  static let foundationText: [Intrinsic] = [
    // The C library's text for an error number.
    Intrinsic("error.posixReason") { arguments throws(Trap) in
      .string(String(cString: strerror(Int32(truncatingIfNeeded: try arguments.int(0)))))
    },
    Intrinsic("text.range", isLinear: true) { arguments throws(Trap) in
      let text = try arguments.string(0)
      try checkSearch(for: arguments.string(1), in: text)
      return offsets(
        text.range(of: try arguments.string(1), options: try options(arguments, 2)), in: text)
    },
    Intrinsic("text.replaced", isLinear: true) { arguments throws(Trap) in
      try checkSearch(for: arguments.string(1), in: arguments.string(0))
      return .string(
        try arguments.string(0).replacingOccurrences(
          of: arguments.string(1), with: arguments.string(2), options: options(arguments, 3)))
    },
    // Text, transformation, and a locale.
    Intrinsic("text.transformed", isLinear: true) { arguments throws(Trap) in
      let text = try arguments.string(0)
      let name = try arguments.string(2)
      let locale = name.isEmpty ? nil : Locale(identifier: name)
      let result =
        switch try arguments.string(1) {
        case "capitalized": locale.map { text.capitalized(with: $0) } ?? text.capitalized
        case "lowercased": text.lowercased(with: locale)
        case "uppercased": text.uppercased(with: locale)
        case "foldedCase": folded(text, .caseInsensitive)
        case "foldedDiacritics": folded(text, .diacriticInsensitive)
        default: text.removingPercentEncoding ?? ""
        }
      return .string(result)
    },
    Intrinsic("text.compare", isLinear: true) { arguments throws(Trap) in
      let (text, other) = (try arguments.string(0), try arguments.string(1))
      let order =
        switch try arguments.string(2) {
        case "localized": text.localizedCompare(other)
        case "localizedCaseInsensitive": text.localizedCaseInsensitiveCompare(other)
        case "localizedStandard": text.localizedStandardCompare(other)
        default: text.compare(other, options: try options(arguments, 3))
        }
      return .int(order.rawValue)
    },
    Intrinsic("text.padded", isLinear: true) { arguments throws(Trap) in
      let (length, start) = (try arguments.int(1), try arguments.int(3))
      let (text, pad) = (try arguments.string(0), try arguments.string(2))
      // A text that is long enough isn't padded, whatever the padding is.
      let isShortened = length <= text.utf16.count
      guard length >= 0, isShortened || start >= 0 && start < pad.count else {
        throw Trap(.custom("the padding begins outside of its text"))
      }
      guard length < Limits.elements else {
        throw Trap(.tooLarge(what: "string", limit: Limits.elements))
      }
      return .string(
        isShortened
          ? text.padding(toLength: length, withPad: " ", startingAt: 0)
          : text.padding(toLength: length, withPad: pad, startingAt: start))
    },
    Intrinsic("text.decoded", isLinear: true) { arguments throws(Trap) in
      let text = String(bytes: try arguments.bytes(0), encoding: encoding(try arguments.string(1)))
      return Value(text.map { .string($0) })
    },
    Intrinsic("text.encoded", isLinear: true) { arguments throws(Trap) in
      let data = try arguments.string(0).data(using: encoding(try arguments.string(1)))
      return Value(data.map { bytes in .array(bytes.map(\.value)) })
    },
    Intrinsic("base64.encoded", isLinear: true) { arguments throws(Trap) in
      .string(Data(try arguments.bytes(0)).base64EncodedString())
    },
    Intrinsic("base64.decoded", isLinear: true) { arguments throws(Trap) in
      let options = Data.Base64DecodingOptions(
        rawValue: UInt(truncatingIfNeeded: try arguments.value(1).wholeNumber ?? 0) & 1)
      let data = Data(base64Encoded: try arguments.string(0), options: options)
      return Value(data.map { bytes in .array(bytes.map(\.value)) })
    },
  ]

  /// Folds character by character, because Foundation takes quadratic time.
  private static func folded(_ text: String, _ options: String.CompareOptions) -> String {
    let work = Workload.current
    var (result, rest) = ("", Substring(text))
    while !rest.isEmpty, work.spend(256) {
      let part = rest.prefix(256)
      rest = rest[part.endIndex...]
      result += String(part).folding(options: options, locale: nil)
    }
    return result
  }

  /// Omits regular expressions, which can take unbounded time.
  private static func options(
    _ arguments: Arguments, _ index: Int
  ) throws(Trap) -> String.CompareOptions {
    let bits = UInt(truncatingIfNeeded: try arguments.value(index).wholeNumber ?? 0)
    return String.CompareOptions(rawValue: bits & 0xFF)
  }

  private static func encoding(_ name: String) -> String.Encoding {
    switch name {
    case "ascii": .ascii
    case "utf16": .utf16
    case "isoLatin1": .isoLatin1
    default: .utf8
    }
  }
}
