extension Intrinsics {
  static let doubles: [Intrinsic] = [
    constant("double.pi", .double(.pi)),
    constant("double.infinity", .double(.infinity)),
    binary("double.add") { .double($0 + $1) },
    binary("double.subtract") { .double($0 - $1) },
    binary("double.multiply") { .double($0 * $1) },
    binary("double.divide") { .double($0 / $1) },
    binary("double.less") { .bool($0 < $1) },
    binary("double.lessOrEqual") { .bool($0 <= $1) },
    binary("double.greater") { .bool($0 > $1) },
    binary("double.greaterOrEqual") { .bool($0 >= $1) },
    unary("double.negate") { .double(-$0) },
    unary("double.rounded") { .double($0.rounded()) },
    unary("double.squareRoot") { .double($0.squareRoot()) },
    unary("double.magnitude") { .double($0.magnitude) },
    unary("double.isNaN") { .bool($0.isNaN) },
    unary("abs.double") { .double(abs($0)) },
    Intrinsic("double.fromInt") { arguments throws(Trap) in
      .double(Double(try arguments.int(0)))
    },
    Intrinsic("double.fromString", isLinear: true) { arguments throws(Trap) in
      Value(Double(try arguments.string(0)).map { .double($0) })
    },
  ]

  // MARK: Parts

  private static func unary(
    _ name: String, _ compute: @escaping @Sendable (Double) -> Value
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in compute(try arguments.double(0)) }
  }

  private static func binary(
    _ name: String, _ compute: @escaping @Sendable (Double, Double) -> Value
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      compute(try arguments.double(0), try arguments.double(1))
    }
  }
}
