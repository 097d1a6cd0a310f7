extension Intrinsics {
  static let ranges: [Intrinsic] = [
    making("range.halfOpen", includesUpper: false),
    making("range.closed", includesUpper: true),
    Intrinsic("range.from") { arguments throws(Trap) in
      .range(Bounds(lower: try arguments.value(0), upper: nil, includesUpper: false))
    },
    Intrinsic("range.upTo") { arguments throws(Trap) in
      .range(Bounds(lower: nil, upper: try arguments.value(0), includesUpper: false))
    },
    Intrinsic("range.through") { arguments throws(Trap) in
      .range(Bounds(lower: nil, upper: try arguments.value(0), includesUpper: true))
    },
    Intrinsic("range.lower") { arguments throws(Trap) in
      try bound(arguments.range(0).lower)
    },
    Intrinsic("range.upper") { arguments throws(Trap) in
      try bound(arguments.range(0).upper)
    },
    Intrinsic("range.isEmpty") { arguments throws(Trap) in
      let bounds = try arguments.range(0)
      return .bool(!bounds.includesUpper && bounds.lower == bounds.upper)
    },
    Intrinsic("range.contains") { arguments throws(Trap) in
      .bool(try contains(arguments.range(0), arguments.value(1)))
    },
    Intrinsic("range.count") { arguments throws(Trap) in
      let (lower, upper) = try halfOpen(arguments.range(0))
      let (count, overflow) = upper.subtractingReportingOverflow(lower)
      if overflow { throw Trap(.integerOverflow(operation: "count")) }
      return .int(count)
    },
    Intrinsic("range.elements") { arguments throws(Trap) in
      .array(try elements(arguments.range(0)).map { .int($0) })
    },
    Intrinsic("range.reversed") { arguments throws(Trap) in
      .array(try elements(arguments.range(0)).reversed().map { .int($0) })
    },
  ]

  // MARK: Parts

  private static func making(_ name: String, includesUpper: Bool) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      let (lower, upper) = (try arguments.value(0), try arguments.value(1))
      try Value.checkOrdered([lower, upper])
      // Written like Swift's own check, which fails for NaN.
      guard Value.isLess(lower, upper) == true || lower == upper else {
        throw Trap(
          .invalidRange(
            lower: lower.pureDescription(debug: true) ?? "…",
            upper: upper.pureDescription(debug: true) ?? "…"))
      }
      return .range(Bounds(lower: lower, upper: upper, includesUpper: includesUpper))
    }
  }

  private static func bound(_ value: Value?) throws(Trap) -> Value {
    guard let value else { throw Trap(.custom("a range without this bound")) }
    return value
  }

  private static func contains(_ bounds: Bounds, _ value: Value) throws(Trap) -> Bool {
    try Value.checkOrdered(CollectionOfOne(value))
    func atMost(_ left: Value, _ right: Value) -> Bool {
      Value.isLess(left, right) == true || left == right
    }
    if let lower = bounds.lower, !atMost(lower, value) { return false }
    guard let upper = bounds.upper else { return true }
    return bounds.includesUpper ? atMost(value, upper) : Value.isLess(value, upper) == true
  }

  /// Returns the bounds of a range of integers, the upper one exclusive.
  private static func halfOpen(_ bounds: Bounds) throws(Trap) -> (lower: Int, upper: Int) {
    guard case .int(let lower)? = bounds.lower, case .int(let upper)? = bounds.upper else {
      throw Trap(unexpected: .range(bounds), wanted: "a range of integers")
    }
    if !bounds.includesUpper { return (lower, upper) }
    if upper == .max { throw Trap(.integerOverflow(operation: "...")) }
    return (lower, upper + 1)
  }

  private static func elements(_ bounds: Bounds) throws(Trap) -> Range<Int> {
    let (lower, upper) = try halfOpen(bounds)
    let (count, overflow) = upper.subtractingReportingOverflow(lower)
    try Limits.check(count: overflow ? .max : count, what: "array")
    return lower..<upper
  }
}
