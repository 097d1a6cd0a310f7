extension Intrinsics {
  static let floats: [Intrinsic] = [
    constant("float.pi", .float(.pi)),
    constant("float.infinity", .float(.infinity)),
    constant("float.nan", .float(.nan)),
    constant("float.greatestFiniteMagnitude", .float(.greatestFiniteMagnitude)),
    constant("float.leastNormalMagnitude", .float(.leastNormalMagnitude)),
    constant("float.ulpOfOne", .float(.ulpOfOne)),
    binary("float.add") { .float($0 + $1) },
    binary("float.subtract") { .float($0 - $1) },
    binary("float.multiply") { .float($0 * $1) },
    binary("float.divide") { .float($0 / $1) },
    binary("float.less") { .bool($0 < $1) },
    binary("float.lessOrEqual") { .bool($0 <= $1) },
    binary("float.greater") { .bool($0 > $1) },
    binary("float.greaterOrEqual") { .bool($0 >= $1) },
    unary("float.negate") { .float(-$0) },
    unary("float.rounded") { .float($0.rounded()) },
    unary("float.squareRoot") { .float($0.squareRoot()) },
    unary("float.magnitude") { .float($0.magnitude) },
    unary("float.isNaN") { .bool($0.isNaN) },
    unary("double.fromFloat") { .double(Double($0)) },
    Intrinsic("float.fromDouble") { arguments throws(Trap) in
      .float(Float(try arguments.double(0)))
    },
    Intrinsic("float.fromString", isLinear: true) { arguments throws(Trap) in
      Value(Float(try arguments.string(0)).map { .float($0) })
    },
  ]

  // MARK: Parts

  private static func unary(
    _ name: String, _ compute: @escaping @Sendable (Float) -> Value
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in compute(try arguments.float(0)) }
  }

  private static func binary(
    _ name: String, _ compute: @escaping @Sendable (Float, Float) -> Value
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      compute(try arguments.float(0), try arguments.float(1))
    }
  }
}

extension Arguments {
  fileprivate func float(_ index: Int) throws(Trap) -> Float {
    guard case .float(let float) = try value(index) else {
      throw Trap(unexpected: try value(index), wanted: "a float")
    }
    return float
  }
}
