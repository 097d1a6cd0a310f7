extension Intrinsics {
  /// The functions of the prelude's integer types, each with the type's name:
  /// `integer.convert.UInt8`.
  static let integerTypes: [Intrinsic] =
    ([.int] + IntegerKind.allCases.map(RuntimeType.integer)).flatMap { type in
      type.sizedIntegerType.map { members(of: $0) } ?? []
    }

  private static func members(of type: any SizedInteger.Type) -> [Intrinsic] {
    let name = type.name
    return [
      constant("integer.max.\(name)", type.greatest),
      constant("integer.min.\(name)", type.least),
      constant("integer.zero.\(name)", type.zeroValue),
      constant("integer.bitWidth.\(name)", .int(type.bitWidth)),
      // Takes a number of any type. Floating-point numbers are truncated.
      Intrinsic("integer.convert.\(name)") { arguments throws(Trap) in
        let number = try arguments.anyNumber(0)
        guard let result = type.make(number) else {
          throw Trap(.conversionOverflow(value: number.description, type: name))
        }
        return result
      },
      Intrinsic("integer.literal.\(name)") { arguments throws(Trap) in
        let number = try arguments.anyNumber(0)
        guard let result = type.make(number) else {
          throw Trap(.conversionOverflow(value: number.description, type: name))
        }
        return result
      },
      Intrinsic("integer.exactly.\(name)") { arguments throws(Trap) in
        Value(type.make(exactly: try arguments.anyNumber(0)))
      },
      Intrinsic("integer.truncating.\(name)") { arguments throws(Trap) in
        type.make(truncating: try arguments.sizedInteger(0))
      },
      Intrinsic("integer.clamping.\(name)") { arguments throws(Trap) in
        type.make(clamping: try arguments.sizedInteger(0))
      },
      // Text, radix.
      Intrinsic("integer.parse.\(name)", isLinear: true) { arguments throws(Trap) in
        let radix = try arguments.int(1)
        guard (2...36).contains(radix) else {
          throw Trap(.custom("Radix not in range 2...36"))
        }
        return Value(type.make(text: try arguments.string(0), radix: radix))
      },
    ]
  }
}

/// A number of any type, for conversions.
enum AnyNumber: CustomStringConvertible {
  case integer(any SizedInteger)
  case floating(Double)

  var description: String {
    switch self {
    case .integer(let integer): "\(integer)"
    case .floating(let double): "\(double)"
    }
  }
}

extension Arguments {
  func anyNumber(_ index: Int) throws(Trap) -> AnyNumber {
    switch try value(index) {
    case .double(let double): .floating(double)
    case .float(let float): .floating(Double(float))
    // A number of a type that is a structure in the prelude, such as `CGFloat`.
    case .structure(let structure) where structure.fields.count == 1:
      try Arguments.with(structure.fields[0], self) { fields throws(Trap) in
        try fields.anyNumber(0)
      }
    default: .integer(try sizedInteger(index))
    }
  }
}

extension SizedInteger {
  fileprivate static var greatest: Value { Self.max.value }
  fileprivate static var least: Value { Self.min.value }
  fileprivate static var zeroValue: Value { Self.zero.value }

  fileprivate static func make(_ number: AnyNumber) -> Value? {
    switch number {
    case .integer(let integer): make(exactly: integer)
    case .floating(let double): Self(exactly: double.rounded(.towardZero))?.value
    }
  }

  fileprivate static func make(exactly number: AnyNumber) -> Value? {
    switch number {
    case .integer(let integer): make(exactly: integer)
    case .floating(let double): Self(exactly: double)?.value
    }
  }

  private static func make(exactly integer: some SizedInteger) -> Value? {
    Self(exactly: integer)?.value
  }

  fileprivate static func make(truncating integer: some SizedInteger) -> Value {
    Self(truncatingIfNeeded: integer).value
  }

  fileprivate static func make(clamping integer: some SizedInteger) -> Value {
    Self(clamping: integer).value
  }

  fileprivate static func make(text: String, radix: Int) -> Value? {
    Self(text, radix: radix)?.value
  }
}
