extension Intrinsics {
  /// Functions of two integers that aren't plain arithmetic.
  static let integerPairs: [Intrinsic] =
    [
      compare("integer.mixedEqual") { $0 == $1 },
      compare("integer.mixedNotEqual") { $0 != $1 },
      compare("integer.mixedLess") { $0 < $1 },
      compare("integer.mixedLessOrEqual") { $0 <= $1 },
      compare("integer.mixedGreater") { $0 > $1 },
      compare("integer.mixedGreaterOrEqual") { $0 >= $1 },
    ]
    + Operation.allCases.map { operation in
      Intrinsic("integer.\(operation.rawValue)") { arguments throws(Trap) in
        try arguments.sizedInteger(0).apply(operation, arguments.sizedInteger(1))
      }
    }
    + [
      Intrinsic("random") { _ throws(Trap) in UInt64.random(in: 0...UInt64.max).value }
    ]

  fileprivate enum Operation: String, CaseIterable {
    case maskingShiftLeft, maskingShiftRight
    /// The distance from the first to the second, and the integer at a distance, as `Int`.
    case distance, advanced
    case quotientAndRemainder
    case divideReporting, remainderReporting
    case multipliedFullWidth
    /// Both bounds are inclusive.
    case random
  }

  /// Compares integers of any two types.
  private static func compare(
    _ name: String, _ holds: @escaping @Sendable (Wide, Wide) -> Bool
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      .bool(holds(Wide(try arguments.sizedInteger(0)), Wide(try arguments.sizedInteger(1))))
    }
  }
}

/// An integer of any type, for comparisons with other types.
private struct Wide: Comparable {
  let isNegative: Bool
  /// Bits that have the same order as the integers with the same sign.
  let bits: UInt64

  init(_ integer: some SizedInteger) {
    isNegative = integer < 0
    bits = UInt64(truncatingIfNeeded: integer)
  }

  static func < (left: Wide, right: Wide) -> Bool {
    left.isNegative == right.isNegative ? left.bits < right.bits : left.isNegative
  }
}

extension SizedInteger {
  fileprivate func apply(
    _ operation: Intrinsics.Operation, _ other: any SizedInteger
  ) throws(Trap) -> Value {
    if operation == .advanced {
      guard let sum = Self.sum(self, Int(truncatingIfNeeded: other)) else {
        throw Trap(.integerOverflow(operation: "+"))
      }
      return sum.value
    }
    guard let other = other as? Self else {
      throw Trap(unexpected: other.value, wanted: "a value of type `\(Self.name)`")
    }
    switch operation {
    case .maskingShiftLeft: return (self &<< other).value
    case .maskingShiftRight: return (self &>> other).value
    case .distance:
      guard let distance = Self.distance(self, other) else {
        throw Trap(.custom("Distance is not representable in Int"))
      }
      return .int(distance)
    case .quotientAndRemainder:
      if other == 0 { throw Trap(.divisionByZero) }
      let (quotient, overflow) = dividedReportingOverflow(by: other)
      if overflow { throw Trap(.integerOverflow(operation: "/")) }
      let remainder = remainderReportingOverflow(dividingBy: other).partialValue
      return pair("quotient", quotient.value, "remainder", remainder.value)
    case .divideReporting: return reporting(dividedReportingOverflow(by: other))
    case .remainderReporting: return reporting(remainderReportingOverflow(dividingBy: other))
    case .multipliedFullWidth:
      let (high, low) = multipliedFullWidth(by: other)
      return pair("high", high.value, "low", Self.value(of: low))
    case .random:
      guard self <= other else {
        throw Trap(.custom("Can't get random value with an empty range"))
      }
      return Self.random(in: self...other).value
    case .advanced: return value
    }
  }

  /// Returns the next value of a stride, which ends at the type's last value.
  func strided(by distance: Int) -> Value {
    (Self.sum(self, distance) ?? (distance > 0 ? .max : .min)).value
  }

  func overflows(stridedBy distance: Int) -> Bool { Self.sum(self, distance) == nil }

  // MARK: Parts

  private static func sum(_ integer: Self, _ distance: Int) -> Self? {
    if let distance = Self(exactly: distance) {
      let (sum, overflow) = integer.addingReportingOverflow(distance)
      return overflow ? nil : sum
    }
    guard distance < 0, let distance = Self(exactly: distance.magnitude) else { return nil }
    let (sum, overflow) = integer.subtractingReportingOverflow(distance)
    return overflow ? nil : sum
  }

  private static func distance(_ start: Self, _ end: Self) -> Int? {
    if start <= end {
      let distance = UInt64(truncatingIfNeeded: end) &- UInt64(truncatingIfNeeded: start)
      return Int(exactly: distance)
    }
    let distance = UInt64(truncatingIfNeeded: start) &- UInt64(truncatingIfNeeded: end)
    return Int(exactly: distance).map { -$0 }
  }

  private func pair(
    _ first: String, _ left: Value, _ second: String, _ right: Value
  ) -> Value {
    .tuple(Tuple(labels: [first, second], elements: [left, right]))
  }

  private func reporting(_ result: (partialValue: Self, overflow: Bool)) -> Value {
    pair("partialValue", result.partialValue.value, "overflow", .bool(result.overflow))
  }

  /// Returns the value in the unsigned type of the same width.
  private static func value(of magnitude: Magnitude) -> Value {
    (magnitude as? any SizedInteger)?.value ?? .int(Int(truncatingIfNeeded: magnitude))
  }
}
