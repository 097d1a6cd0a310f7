extension Intrinsics {
  static let scalars: [Intrinsic] = [
    scalar("scalar.text") { scalar, _ throws(Trap) in .string(String(Character(scalar))) },
    scalar("scalar.escaped") { scalar, arguments throws(Trap) in
      .string(scalar.escaped(asASCII: try arguments.bool(1)))
    },
    scalar("scalar.property") { scalar, arguments throws(Trap) in
      let name = try arguments.string(1)
      guard let property = scalarProperties[name] else {
        throw Trap(.custom("a Unicode scalar has no property `\(name)`"))
      }
      return .bool(property(scalar.properties))
    },
    scalar("scalar.mapped") { scalar, arguments throws(Trap) in
      let properties = scalar.properties
      return switch try arguments.string(1) {
      case "lowercase": .string(properties.lowercaseMapping)
      case "uppercase": .string(properties.uppercaseMapping)
      default: .string(properties.titlecaseMapping)
      }
    },
    scalar("scalar.name") { scalar, _ throws(Trap) in
      Value(scalar.properties.name.map { .string($0) })
    },
    scalar("scalar.number") { scalar, _ throws(Trap) in
      Value(scalar.properties.numericValue.map { .double($0) })
    },
  ]

  private typealias Properties = Unicode.Scalar.Properties

  private static let scalarProperties: [String: @Sendable (Properties) -> Bool] = [
    "isASCIIHexDigit": \.isASCIIHexDigit, "isAlphabetic": \.isAlphabetic, "isCased": \.isCased,
    "isDash": \.isDash, "isDiacritic": \.isDiacritic, "isEmoji": \.isEmoji,
    "isEmojiModifier": \.isEmojiModifier, "isEmojiModifierBase": \.isEmojiModifierBase,
    "isEmojiPresentation": \.isEmojiPresentation, "isHexDigit": \.isHexDigit,
    "isIdeographic": \.isIdeographic, "isJoinControl": \.isJoinControl,
    "isLowercase": \.isLowercase, "isMath": \.isMath, "isQuotationMark": \.isQuotationMark,
    "isUppercase": \.isUppercase, "isVariationSelector": \.isVariationSelector,
    "isWhitespace": \.isWhitespace,
  ]

  private static func scalar(
    _ name: String, _ apply: @escaping @Sendable (Unicode.Scalar, Arguments) throws(Trap) -> Value
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      let code = UInt32(truncatingIfNeeded: try arguments.sizedInteger(0))
      guard let scalar = Unicode.Scalar(code) else {
        throw Trap(.custom("there is no Unicode scalar \(code)"))
      }
      return try apply(scalar, arguments)
    }
  }
}
