extension Intrinsics {
  static let integers: [Intrinsic] = [
    constant("int.max", .int(.max)),
    constant("int.min", .int(.min)),
    checked("int.add", "+") { $0.addingReportingOverflow($1) },
    checked("int.subtract", "-") { $0.subtractingReportingOverflow($1) },
    checked("int.multiply", "*") { $0.multipliedReportingOverflow(by: $1) },
    dividing("int.divide", "/") { $0.dividedReportingOverflow(by: $1) },
    dividing("int.remainder", "%") { $0.remainderReportingOverflow(dividingBy: $1) },
    plain("int.wrappingAdd") { .int($0 &+ $1) },
    plain("int.wrappingSubtract") { .int($0 &- $1) },
    plain("int.wrappingMultiply") { .int($0 &* $1) },
    plain("int.and") { .int($0 & $1) },
    plain("int.or") { .int($0 | $1) },
    plain("int.xor") { .int($0 ^ $1) },
    plain("int.shiftLeft") { .int($0 << $1) },
    plain("int.shiftRight") { .int($0 >> $1) },
    plain("int.less") { .bool($0 < $1) },
    plain("int.lessOrEqual") { .bool($0 <= $1) },
    plain("int.greater") { .bool($0 > $1) },
    plain("int.greaterOrEqual") { .bool($0 >= $1) },
    plain("int.isMultiple") { .bool($0.isMultiple(of: $1)) },
    Intrinsic("int.negate") { arguments throws(Trap) in
      try negated(arguments.int(0), operation: "-")
    },
    Intrinsic("int.complement") { arguments throws(Trap) in .int(~(try arguments.int(0))) },
    Intrinsic("int.signum") { arguments throws(Trap) in .int(try arguments.int(0).signum()) },
    Intrinsic("int.magnitude") { arguments throws(Trap) in
      let int = try arguments.int(0)
      return int < 0 ? try negated(int, operation: "magnitude") : .int(int)
    },
    Intrinsic("abs.int") { arguments throws(Trap) in
      let int = try arguments.int(0)
      return int < 0 ? try negated(int, operation: "abs") : .int(int)
    },
    Intrinsic("int.fromDouble") { arguments throws(Trap) in
      try converted(arguments.double(0), type: "Int")
    },
    Intrinsic("int.fromUInt64") { arguments throws(Trap) in try arguments.value(0) },
    Intrinsic("int.fromString", isLinear: true) { arguments throws(Trap) in
      Value(Int(try arguments.string(0)).map { .int($0) })
    },

    // `UInt64` appears as a number of nanoseconds, for which 63 bits are enough.
    Intrinsic("uint64.fromInt") { arguments throws(Trap) in
      let int = try arguments.int(0)
      guard int >= 0 else { throw Trap(.conversionOverflow(value: "\(int)", type: "UInt64")) }
      return .int(int)
    },
    Intrinsic("uint64.fromDouble") { arguments throws(Trap) in
      let double = try arguments.double(0)
      guard double > -1 else {
        throw Trap(.conversionOverflow(value: "\(double)", type: "UInt64"))
      }
      return try converted(double, type: "UInt64")
    },
    checked("uint64.multiply", "*") { $0.multipliedReportingOverflow(by: $1) },
    checked("uint64.add", "+") { $0.addingReportingOverflow($1) },

    Intrinsic("stride.to") { arguments throws(Trap) in
      let (start, end, step) = try strideArguments(arguments)
      return .array(stride(from: start, to: end, by: step).map { .int($0) })
    },
    Intrinsic("stride.through") { arguments throws(Trap) in
      let (start, end, step) = try strideArguments(arguments)
      return .array(stride(from: start, through: end, by: step).map { .int($0) })
    },
  ]

  static func constant(_ name: String, _ value: Value) -> Intrinsic {
    Intrinsic(name) { _ throws(Trap) in value }
  }

  // MARK: Parts

  private typealias Overflowing =
    @Sendable (Int, Int) -> (partialValue: Int, overflow: Bool)

  private static func plain(
    _ name: String, _ compute: @escaping @Sendable (Int, Int) -> Value
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      compute(try arguments.int(0), try arguments.int(1))
    }
  }

  private static func checked(
    _ name: String, _ operation: String, _ compute: @escaping Overflowing
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      let (result, overflow) = compute(try arguments.int(0), try arguments.int(1))
      if overflow { throw Trap(.integerOverflow(operation: operation)) }
      return .int(result)
    }
  }

  private static func dividing(
    _ name: String, _ operation: String, _ compute: @escaping Overflowing
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      let divisor = try arguments.int(1)
      if divisor == 0 { throw Trap(.divisionByZero) }
      let (result, overflow) = compute(try arguments.int(0), divisor)
      if overflow { throw Trap(.integerOverflow(operation: operation)) }
      return .int(result)
    }
  }

  private static func negated(_ int: Int, operation: String) throws(Trap) -> Value {
    if int == .min { throw Trap(.integerOverflow(operation: operation)) }
    return .int(-int)
  }

  private static func converted(_ double: Double, type: String) throws(Trap) -> Value {
    guard let int = Int(exactly: double.rounded(.towardZero)) else {
      throw Trap(.conversionOverflow(value: "\(double)", type: type))
    }
    return .int(int)
  }

  private static func strideArguments(
    _ arguments: Arguments
  ) throws(Trap) -> (start: Int, end: Int, step: Int) {
    let (start, end) = (try arguments.int(0), try arguments.int(1))
    let step = try arguments.int(2)
    if step == 0 { throw Trap(.custom("Stride size must not be zero")) }
    if (step > 0) == (end > start) {
      let distance = UInt(bitPattern: step > 0 ? end &- start : start &- end)
      let count = distance / step.magnitude
      try Limits.check(count: Int(clamping: count), what: "stride")
    }
    return (start, end, step)
  }
}
