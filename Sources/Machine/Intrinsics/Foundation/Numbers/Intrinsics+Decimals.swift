import Foundation

// Foundation computes with decimal numbers.
extension Intrinsics {
  static let decimals: [Intrinsic] = [
    // Text and the identifier of a locale, or none.
    Intrinsic("decimal.parse", isLinear: true) { arguments throws(Trap) in
      let name = try arguments.string(1)
      let number = Decimal(
        string: try arguments.string(0), locale: name.isEmpty ? nil : Locale(identifier: name))
      return Value(number.map { Value($0) })
    },
    Intrinsic("decimal.fromDouble") { arguments throws(Trap) in
      Value(Decimal(try arguments.double(0)))
    },
    // The name of an operation, and two numbers.
    Intrinsic("decimal.combined") { arguments throws(Trap) in
      let (left, right) = (try arguments.decimal(1), try arguments.decimal(2))
      switch try arguments.string(0) {
      case "+": return Value(left + right)
      case "-": return Value(left - right)
      case "*": return Value(left * right)
      default: return Value(left / right)
      }
    },
    Intrinsic("decimal.less") { arguments throws(Trap) in
      .bool(try arguments.decimal(0) < arguments.decimal(1))
    },
    // Number and exponent.
    Intrinsic("decimal.power") { arguments throws(Trap) in
      let exponent = try arguments.int(1)
      guard (0...10_000).contains(exponent) else {
        throw Trap(.custom("The exponent \(exponent) of a decimal number is out of range"))
      }
      return Value(pow(try arguments.decimal(0), exponent))
    },
    // Number, the number of digits after the point, and the raw value of a rounding mode.
    Intrinsic("decimal.rounded") { arguments throws(Trap) in
      var number = try arguments.decimal(0)
      var result = Decimal()
      let mode = Decimal.RoundingMode(rawValue: UInt(try arguments.int(2))) ?? .plain
      NSDecimalRound(&result, &number, try arguments.int(1), mode)
      return Value(result)
    },
    // Whether it is negative, the exponent, and the significand.
    Intrinsic("decimal.make") { arguments throws(Trap) in
      let exponent = try arguments.int(1)
      guard (-128...127).contains(exponent) else {
        throw Trap(.custom("The exponent \(exponent) of a decimal number is out of range"))
      }
      return Value(
        Decimal(
          sign: try arguments.bool(0) ? .minus : .plus, exponent: exponent,
          significand: try arguments.decimal(2)))
    },
    Intrinsic("decimal.isNegative") { arguments throws(Trap) in
      .bool(try arguments.decimal(0).isSignMinus)
    },
    Intrinsic("decimal.isNaN") { arguments throws(Trap) in
      .bool(try arguments.decimal(0).isNaN)
    },
    Intrinsic("decimal.exponent") { arguments throws(Trap) in
      .int(try arguments.decimal(0).exponent)
    },
    Intrinsic("decimal.significand") { arguments throws(Trap) in
      Value(try arguments.decimal(0).significand)
    },
    // A constant by its name.
    Intrinsic("decimal.constant") { arguments throws(Trap) in
      switch try arguments.string(0) {
      case "pi": Value(Decimal.pi)
      case "greatest": Value(Decimal.greatestFiniteMagnitude)
      case "least": Value(Decimal.leastNonzeroMagnitude)
      default: Value(Decimal.nan)
      }
    },
  ]
}
