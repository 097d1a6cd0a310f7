import Foundation
import Synchronization

/// A formatter of numbers, as a value of the program.
///
/// The lock guards the formatter, which never leaves it.
final class NumberFormatterBox: NativeValue, @unchecked Sendable {
  private let lock = Mutex(())
  private let formatter = NumberFormatter()

  static var leadsOn: Bool { false }
  var typeName: String { "NumberFormatter" }
  var description: String { "NumberFormatter" }

  func use<Result>(_ body: (NumberFormatter) throws(Trap) -> Result) throws(Trap) -> Result {
    try lock.withLock { _ throws(Trap) in try body(formatter) }
  }
}

extension Arguments {
  fileprivate func formatter<Result>(
    _ body: (NumberFormatter) throws(Trap) -> Result
  ) throws(Trap) -> Result {
    guard case .native(let native as NumberFormatterBox) = try value(0) else {
      throw Trap(unexpected: try value(0), wanted: "a formatter of numbers")
    }
    return try native.use(body)
  }
}

extension Intrinsics {
  /// Each takes a formatter, then the name of a property, a number or a text.
  static let numberFormatters: [Intrinsic] = [
    Intrinsic("numberFormatter.make") { _ throws(Trap) in .native(NumberFormatterBox()) },
    Intrinsic("numberFormatter.int") { arguments throws(Trap) in
      let name = try arguments.string(1)
      return try arguments.formatter { formatter throws(Trap) in .int(int(name, of: formatter)) }
    },
    Intrinsic("numberFormatter.bool") { arguments throws(Trap) in
      let name = try arguments.string(1)
      return try arguments.formatter { formatter throws(Trap) in
        .bool(switchPath(name).map { formatter[keyPath: $0] } ?? false)
      }
    },
    Intrinsic("numberFormatter.text") { arguments throws(Trap) in
      let name = try arguments.string(1)
      return try arguments.formatter { formatter throws(Trap) in
        switch name {
        case "locale": Value(formatter.locale.map { .string($0.identifier) })
        case "multiplier": Value(formatter.multiplier.map { .string($0.stringValue) })
        default: Value(textPath(name).flatMap { formatter[keyPath: $0] }.map { .string($0) })
        }
      }
    },
    Intrinsic("numberFormatter.set") { arguments throws(Trap) in
      let name = try arguments.string(1)
      var value = try arguments.value(2)
      if case .some(let wrapped) = value { value = wrapped }
      try arguments.formatter { formatter throws(Trap) in set(name, value.untyped, of: formatter) }
      return .void
    },
    Intrinsic("numberFormatter.string") { arguments throws(Trap) in
      let number = try arguments.numberObject(1)
      return try arguments.formatter { formatter throws(Trap) in
        Value(formatter.string(from: number).map { .string($0) })
      }
    },
    Intrinsic("numberFormatter.number", isLinear: true) { arguments throws(Trap) in
      let text = try arguments.string(1)
      return try arguments.formatter { formatter throws(Trap) in
        Value(formatter.number(from: text).map { Value($0) })
      }
    },
  ]

  private static func int(_ name: String, of formatter: NumberFormatter) -> Int {
    switch name {
    case "numberStyle": Int(formatter.numberStyle.rawValue)
    case "roundingMode": Int(formatter.roundingMode.rawValue)
    case "paddingPosition": Int(formatter.paddingPosition.rawValue)
    default: countPath(name).map { formatter[keyPath: $0] } ?? 0
    }
  }

  private static func set(_ name: String, _ value: Value, of formatter: NumberFormatter) {
    switch (name, value) {
    case ("numberStyle", .int(let code)):
      formatter.numberStyle = .init(rawValue: UInt(clamping: code)) ?? .none
    case ("roundingMode", .int(let code)):
      formatter.roundingMode = .init(rawValue: UInt(clamping: code)) ?? .halfEven
    case ("paddingPosition", .int(let code)):
      formatter.paddingPosition = .init(rawValue: UInt(clamping: code)) ?? .beforePrefix
    case ("locale", .some(.string(let text))), ("locale", .string(let text)):
      formatter.locale = Locale(identifier: text)
    case ("multiplier", .some(.string(let text))), ("multiplier", .string(let text)):
      formatter.multiplier = NSDecimalNumber(string: text)
    case ("multiplier", _): formatter.multiplier = nil
    // More digits than a number has make a text too long.
    case (_, .int(let count)): countPath(name).map { formatter[keyPath: $0] = min(count, 1000) }
    case (_, .bool(let isOn)): switchPath(name).map { formatter[keyPath: $0] = isOn }
    case (_, .string(let text)), (_, .some(.string(let text))):
      textPath(name).map { formatter[keyPath: $0] = text }
    default: textPath(name).map { formatter[keyPath: $0] = nil }
    }
  }

  private static func countPath(
    _ name: String
  ) -> ReferenceWritableKeyPath<NumberFormatter, Int>? {
    switch name {
    case "minimumIntegerDigits": \.minimumIntegerDigits
    case "maximumIntegerDigits": \.maximumIntegerDigits
    case "minimumFractionDigits": \.minimumFractionDigits
    case "maximumFractionDigits": \.maximumFractionDigits
    case "minimumSignificantDigits": \.minimumSignificantDigits
    case "maximumSignificantDigits": \.maximumSignificantDigits
    case "groupingSize": \.groupingSize
    case "formatWidth": \.formatWidth
    default: nil
    }
  }

  private static func switchPath(
    _ name: String
  ) -> ReferenceWritableKeyPath<NumberFormatter, Bool>? {
    switch name {
    case "usesGroupingSeparator": \.usesGroupingSeparator
    case "usesSignificantDigits": \.usesSignificantDigits
    case "alwaysShowsDecimalSeparator": \.alwaysShowsDecimalSeparator
    case "allowsFloats": \.allowsFloats
    case "isLenient": \.isLenient
    case "generatesDecimalNumbers": \.generatesDecimalNumbers
    default: nil
    }
  }

  private static func textPath(
    _ name: String
  ) -> ReferenceWritableKeyPath<NumberFormatter, String?>? {
    switch name {
    case "currencyCode": \.currencyCode
    case "currencySymbol": \.currencySymbol
    case "groupingSeparator": \.groupingSeparator
    case "decimalSeparator": \.decimalSeparator
    case "percentSymbol": \.percentSymbol
    case "plusSign": \.plusSign
    case "minusSign": \.minusSign
    case "positivePrefix": \.positivePrefix
    case "positiveSuffix": \.positiveSuffix
    case "negativePrefix": \.negativePrefix
    case "negativeSuffix": \.negativeSuffix
    case "paddingCharacter": \.paddingCharacter
    case "positiveFormat": \.positiveFormat
    case "negativeFormat": \.negativeFormat
    default: nil
    }
  }
}
