extension Intrinsics {
  /// The functions of the prelude's floating-point types, each with the type's name:
  /// `double.nextUp`.
  static let floatingPoint: [Intrinsic] =
    members(of: Double.self, "double") + members(of: Float.self, "float")
    + [
      Intrinsic("double.bitPattern") { arguments throws(Trap) in
        try arguments.double(0).bitPattern.value
      },
      Intrinsic("double.fromBitPattern") { arguments throws(Trap) in
        .double(Double(bitPattern: UInt64(truncatingIfNeeded: try arguments.sizedInteger(0))))
      },
      Intrinsic("float.bitPattern") { arguments throws(Trap) in
        try Float.argument(arguments, 0).bitPattern.value
      },
      Intrinsic("float.fromBitPattern") { arguments throws(Trap) in
        .float(Float(bitPattern: UInt32(truncatingIfNeeded: try arguments.sizedInteger(0))))
      },
    ]

  private static func members<Number: HostFloat>(
    of type: Number.Type, _ prefix: String
  ) -> [Intrinsic] {
    constants(of: type, prefix) + conversions(of: type, prefix) + properties(of: type, prefix)
  }

  private static func constants<Number: HostFloat>(
    of type: Number.Type, _ prefix: String
  ) -> [Intrinsic] {
    [
      constant("\(prefix).nan", Number.nan.value),
      constant("\(prefix).zero", Number.zero.value),
      constant("\(prefix).greatest", Number.greatestFiniteMagnitude.value),
      constant("\(prefix).leastNormal", Number.leastNormalMagnitude.value),
      constant("\(prefix).leastNonzero", Number.leastNonzeroMagnitude.value),
      constant("\(prefix).ulpOfOne", Number.ulpOfOne.value),
    ]
  }

  private static func conversions<Number: HostFloat>(
    of type: Number.Type, _ prefix: String
  ) -> [Intrinsic] {
    [
      // Takes a number of any type.
      Intrinsic("\(prefix).convert") { arguments throws(Trap) in
        switch try arguments.anyNumber(0) {
        case .integer(let integer): Number.make(integer)
        case .floating(let double): Number(double).value
        }
      },
      Intrinsic("\(prefix).exactly") { arguments throws(Trap) in
        switch try arguments.anyNumber(0) {
        case .integer(let integer): Value(Number.make(exactly: integer))
        case .floating(let double): Value(Number(exactly: double)?.value)
        }
      },
      Intrinsic("\(prefix).parse", isLinear: true) { arguments throws(Trap) in
        Value(Number(try arguments.string(0))?.value)
      },
      Intrinsic("\(prefix).random") { arguments throws(Trap) in
        let (lower, upper) = (try Number.argument(arguments, 0), try Number.argument(arguments, 1))
        guard lower <= upper, (upper - lower).isFinite else {
          throw Trap(.custom("There is no uniform distribution on an infinite range"))
        }
        return Number.random(in: lower...upper).value
      },
    ]
  }

  private static func properties<Number: HostFloat>(
    of type: Number.Type, _ prefix: String
  ) -> [Intrinsic] {
    func unary(_ name: String, _ compute: @escaping @Sendable (Number) -> Value) -> Intrinsic {
      Intrinsic("\(prefix).\(name)") { arguments throws(Trap) in
        compute(try Number.argument(arguments, 0))
      }
    }
    func binary(
      _ name: String, _ compute: @escaping @Sendable (Number, Number) -> Value
    ) -> Intrinsic {
      Intrinsic("\(prefix).\(name)") { arguments throws(Trap) in
        compute(try Number.argument(arguments, 0), try Number.argument(arguments, 1))
      }
    }
    return [
      unary("ulp") { $0.ulp.value },
      unary("nextUp") { $0.nextUp.value },
      // An optimized build changes the sign of NaN's neighbor.
      unary("nextDown") { ($0.isNaN ? $0 : $0.nextDown).value },
      unary("exponent") { .int(Int($0.exponent)) },
      unary("significand") { $0.significand.value },
      unary("isMinus") { .bool($0.sign == .minus) },
      unary("isInfinite") { .bool($0.isInfinite) },
      unary("isFinite") { .bool($0.isFinite) },
      unary("isZero") { .bool($0.isZero) },
      unary("isNormal") { .bool($0.isNormal) },
      binary("remainder") { $0.remainder(dividingBy: $1).value },
      binary("truncatingRemainder") { $0.truncatingRemainder(dividingBy: $1).value },
      // Takes the index of the rounding rule in the prelude's declaration.
      Intrinsic("\(prefix).roundedBy") { arguments throws(Trap) in
        let rules: [FloatingPointRoundingRule] = [
          .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
        ]
        let index = try arguments.int(1)
        guard rules.indices.contains(index) else {
          throw Trap(.custom("there is no rounding rule \(index)"))
        }
        return try Number.argument(arguments, 0).rounded(rules[index]).value
      },
    ]
  }
}

/// A floating-point type of the host that represents values of the program.
private protocol HostFloat: BinaryFloatingPoint, LosslessStringConvertible, Sendable
where RawSignificand: FixedWidthInteger {
  var value: Value { get }
  static func argument(_ arguments: Arguments, _ index: Int) throws(Trap) -> Self
}

extension HostFloat {
  fileprivate static func make(_ integer: some SizedInteger) -> Value { Self(integer).value }

  fileprivate static func make(exactly integer: some SizedInteger) -> Value? {
    Self(exactly: integer)?.value
  }
}

extension Double: HostFloat {
  fileprivate var value: Value { .double(self) }

  fileprivate static func argument(
    _ arguments: Arguments, _ index: Int
  ) throws(Trap) -> Double {
    try arguments.double(index)
  }
}

extension Float: HostFloat {
  fileprivate var value: Value { .float(self) }

  fileprivate static func argument(
    _ arguments: Arguments, _ index: Int
  ) throws(Trap) -> Float {
    guard case .float(let float) = try arguments.value(index) else {
      throw Trap(unexpected: try arguments.value(index), wanted: "a float")
    }
    return float
  }
}
