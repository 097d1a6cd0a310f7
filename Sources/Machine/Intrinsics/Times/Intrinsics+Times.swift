extension Intrinsics {
  static let times: [Intrinsic] = [
    constant("duration.zero", .duration(.zero)),
    whole("duration.seconds") { .seconds($0) },
    whole("duration.milliseconds") { .milliseconds($0) },
    whole("duration.microseconds") { .microseconds($0) },
    whole("duration.nanoseconds") { .nanoseconds($0) },
    fraction("duration.secondsDouble", perSecond: 1) { .seconds($0) },
    fraction("duration.millisecondsDouble", perSecond: 1000) { .milliseconds($0) },
    Intrinsic("duration.add") { arguments throws(Trap) in
      try bounded(arguments.duration(0) + arguments.duration(1), operation: "+")
    },
    Intrinsic("duration.subtract") { arguments throws(Trap) in
      try bounded(arguments.duration(0) - arguments.duration(1), operation: "-")
    },
    Intrinsic("duration.multiply") { arguments throws(Trap) in
      let (duration, factor) = (try arguments.duration(0), try arguments.int(1))
      guard abs(duration / .seconds(1)) * Double(factor.magnitude) <= longest else {
        throw Trap(.integerOverflow(operation: "*"))
      }
      return .duration(duration * factor)
    },
    Intrinsic("duration.less") { arguments throws(Trap) in
      .bool(try arguments.duration(0) < arguments.duration(1))
    },

    // Dispatch's times and intervals are nanoseconds, as saturating integers.
    Intrinsic("dispatchTime.addSeconds") { arguments throws(Trap) in
      let nanoseconds = try arguments.double(1) * 1e9
      let limit = Double(Int.max)
      return sum(
        try arguments.int(0),
        nanoseconds.isNaN || nanoseconds >= limit
          ? .max : nanoseconds <= -limit ? .min : Int(nanoseconds))
    },
    Intrinsic("dispatchTime.addInterval") { arguments throws(Trap) in
      sum(try arguments.int(0), try arguments.int(1))
    },
    interval("dispatchInterval.seconds", nanoseconds: 1_000_000_000),
    interval("dispatchInterval.milliseconds", nanoseconds: 1_000_000),
    interval("dispatchInterval.microseconds", nanoseconds: 1000),
    interval("dispatchInterval.nanoseconds", nanoseconds: 1),
  ]

  // MARK: Parts

  /// In seconds. The sum of two is far below the value at which `Duration` itself traps.
  private static let longest = 1e18

  private static func bounded(_ duration: Duration, operation: String) throws(Trap) -> Value {
    guard abs(duration / .seconds(1)) <= longest else {
      throw Trap(.integerOverflow(operation: operation))
    }
    return .duration(duration)
  }

  private static func whole(
    _ name: String, _ make: @escaping @Sendable (Int) -> Duration
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      try bounded(make(arguments.int(0)), operation: name)
    }
  }

  private static func fraction(
    _ name: String, perSecond: Double, _ make: @escaping @Sendable (Double) -> Duration
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      let count = try arguments.double(0)
      guard abs(count / perSecond) <= longest else {
        throw Trap(.conversionOverflow(value: "\(count)", type: "Duration"))
      }
      return .duration(make(count))
    }
  }

  private static func sum(_ left: Int, _ right: Int) -> Value {
    let (sum, overflow) = left.addingReportingOverflow(right)
    return .int(overflow ? (right < 0 ? .min : .max) : sum)
  }

  private static func interval(_ name: String, nanoseconds: Int) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      let count = try arguments.int(0)
      let (product, overflow) = count.multipliedReportingOverflow(by: nanoseconds)
      return .int(overflow ? (count < 0 ? .min : .max) : product)
    }
  }
}
