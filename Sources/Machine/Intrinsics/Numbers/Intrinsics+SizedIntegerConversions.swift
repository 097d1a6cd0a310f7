extension Intrinsics {
  /// The first argument is the target integer type, as a metatype.
  static let sizedIntegerConversions: [Intrinsic] = [
    conversion("integer.convert") { type, value throws(Trap) in
      guard let result = value.exactly(type) else {
        throw Trap(.conversionOverflow(value: value.description, type: type.name))
      }
      return result
    },
    conversion("integer.exactly") { type, value in Value(value.exactly(type)) },
    conversion("integer.truncating") { type, value in value.truncating(type) },
    conversion("integer.clamping") { type, value in value.clamping(type) },
    Intrinsic("integer.fromDouble") { arguments throws(Trap) in
      let (type, value) = (try arguments.sizedIntegerType(0), try arguments.number(1))
      guard let result = type.make(truncating: value) else {
        throw Trap(.conversionOverflow(value: "\(value)", type: type.name))
      }
      return result
    },
    Intrinsic("integer.exactlyFromDouble") { arguments throws(Trap) in
      Value(try arguments.sizedIntegerType(0).make(exactly: arguments.number(1)))
    },
    // Type, text, radix.
    Intrinsic("integer.fromString", isLinear: true) { arguments throws(Trap) in
      let radix = try arguments.int(2)
      guard (2...36).contains(radix) else {
        throw Trap(.custom("Radix must be between 2 and 36"))
      }
      return Value(try arguments.sizedIntegerType(0).make(arguments.string(1), radix: radix))
    },
    // Integer, radix, whether digits are uppercase.
    Intrinsic("integer.toString") { arguments throws(Trap) in
      let radix = try arguments.int(1)
      guard (2...36).contains(radix) else {
        throw Trap(.custom("Radix must be between 2 and 36"))
      }
      return .string(
        try arguments.sizedInteger(0).text(radix: radix, uppercase: arguments.bool(2)))
    },
    type("integer.min") { $0.least },
    type("integer.max") { $0.greatest },
    type("integer.bitWidth") { .int($0.bitWidth) },
    type("integer.isSigned") { .bool($0.isSigned) },
    Intrinsic("double.fromInteger") { arguments throws(Trap) in
      .double(try arguments.sizedInteger(0).double)
    },
    Intrinsic("float.fromInteger") { arguments throws(Trap) in
      .float(try arguments.sizedInteger(0).float)
    },
  ]

  // MARK: Parts

  private static func conversion(
    _ name: String,
    _ convert:
      @escaping @Sendable (any SizedInteger.Type, any SizedInteger) throws(Trap) -> Value
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      try convert(arguments.sizedIntegerType(0), arguments.sizedInteger(1))
    }
  }

  private static func type(
    _ name: String, _ compute: @escaping @Sendable (any SizedInteger.Type) -> Value
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in compute(try arguments.sizedIntegerType(0)) }
  }
}

extension SizedInteger {
  fileprivate static var least: Value { Self.min.value }
  fileprivate static var greatest: Value { Self.max.value }
  fileprivate var double: Double { Double(self) }
  fileprivate var float: Float { Float(self) }

  fileprivate func exactly<Target: SizedInteger>(_ type: Target.Type) -> Value? {
    Target(exactly: self)?.value
  }

  fileprivate func truncating<Target: SizedInteger>(_ type: Target.Type) -> Value {
    Target(truncatingIfNeeded: self).value
  }

  fileprivate func clamping<Target: SizedInteger>(_ type: Target.Type) -> Value {
    Target(clamping: self).value
  }

  fileprivate static func make(truncating double: Double) -> Value? {
    Self(exactly: double.rounded(.towardZero))?.value
  }

  fileprivate static func make(exactly double: Double) -> Value? { Self(exactly: double)?.value }

  fileprivate static func make(_ text: String, radix: Int) -> Value? {
    Self(text, radix: radix)?.value
  }

  fileprivate func text(radix: Int, uppercase: Bool) -> String {
    String(self, radix: radix, uppercase: uppercase)
  }
}

extension Arguments {
  /// A double or a float.
  fileprivate func number(_ index: Int) throws(Trap) -> Double {
    if case .float(let float) = try value(index) { return Double(float) }
    return try double(index)
  }
}
