extension Intrinsics {
  static let durationParts: [Intrinsic] = [
    Intrinsic("duration.components") { arguments throws(Trap) in
      let (seconds, attoseconds) = try arguments.duration(0).components
      return .tuple(
        Tuple(
          labels: ["seconds", "attoseconds"], elements: [seconds.value, attoseconds.value]))
    },
    Intrinsic("duration.make") { arguments throws(Trap) in
      .duration(
        Duration(
          secondsComponent: Int64(truncatingIfNeeded: try arguments.sizedInteger(0)),
          attosecondsComponent: Int64(truncatingIfNeeded: try arguments.sizedInteger(1))))
    },
    Intrinsic("duration.divide") { arguments throws(Trap) in
      let divisor = try arguments.int(1)
      if divisor == 0 { throw Trap(.divisionByZero) }
      return .duration(try arguments.duration(0) / divisor)
    },
    Intrinsic("duration.divideDouble") { arguments throws(Trap) in
      try scaled(arguments.duration(0), 1 / arguments.double(1), operation: "/")
    },
    Intrinsic("duration.multiplyDouble") { arguments throws(Trap) in
      try scaled(arguments.duration(0), arguments.double(1), operation: "*")
    },
    Intrinsic("duration.ratio") { arguments throws(Trap) in
      .double(try arguments.duration(0) / arguments.duration(1))
    },
  ]

  private static func scaled(
    _ duration: Duration, _ factor: Double, operation: String
  ) throws(Trap) -> Value {
    let seconds = duration / .seconds(1) * factor
    guard seconds.magnitude <= 1e18 else { throw Trap(.integerOverflow(operation: operation)) }
    return .duration(duration * factor)
  }
}
