extension Intrinsics {
  /// Arithmetic on integers of any one type: `integer.add`, `integer.negate`.
  static let sizedIntegers: [Intrinsic] =
    BinaryOperation.allCases.map { operation in
      Intrinsic("integer.\(operation.rawValue)") { arguments throws(Trap) in
        try arguments.sizedInteger(0).apply(operation, arguments.sizedInteger(1))
      }
    }
    + UnaryOperation.allCases.map { operation in
      Intrinsic("integer.\(operation.rawValue)") { arguments throws(Trap) in
        try arguments.sizedInteger(0).apply(operation)
      }
    }
}

private enum BinaryOperation: String, CaseIterable {
  case add, subtract, multiply, divide, remainder
  case wrappingAdd, wrappingSubtract, wrappingMultiply
  // Return `(partialValue:overflow:)`.
  case addReporting, subtractReporting, multiplyReporting
  case and, or, xor
  case less, lessOrEqual, greater, greaterOrEqual, isMultiple
  // The distance is an integer of any type.
  case shiftLeft, shiftRight
}

private enum UnaryOperation: String, CaseIterable {
  case negate, complement, signum, absolute
  // Returns a value of the unsigned type of the same width.
  case magnitude
  case leadingZeroBitCount, trailingZeroBitCount, nonzeroBitCount, byteSwapped, description
}

extension SizedInteger {
  fileprivate func apply(
    _ operation: BinaryOperation, _ other: any SizedInteger
  ) throws(Trap) -> Value {
    switch operation {
    case .shiftLeft: return shifted(by: other, isLeft: true)
    case .shiftRight: return shifted(by: other, isLeft: false)
    case .add, .subtract, .multiply, .divide, .remainder, .wrappingAdd, .wrappingSubtract,
      .wrappingMultiply, .addReporting, .subtractReporting, .multiplyReporting, .and, .or, .xor,
      .less, .lessOrEqual, .greater, .greaterOrEqual, .isMultiple:
      guard let other = other as? Self else {
        throw Trap(unexpected: other.value, wanted: "a value of type `\(Self.name)`")
      }
      return try apply(operation, same: other)
    }
  }

  private func apply(_ operation: BinaryOperation, same other: Self) throws(Trap) -> Value {
    switch operation {
    case .add: try checked("+", addingReportingOverflow(other))
    case .subtract: try checked("-", subtractingReportingOverflow(other))
    case .multiply: try checked("*", multipliedReportingOverflow(by: other))
    case .divide: try divided("/", by: other) { $0.dividedReportingOverflow(by: $1) }
    case .remainder: try divided("%", by: other) { $0.remainderReportingOverflow(dividingBy: $1) }
    case .wrappingAdd: (self &+ other).value
    case .wrappingSubtract: (self &- other).value
    case .wrappingMultiply: (self &* other).value
    case .addReporting: reporting(addingReportingOverflow(other))
    case .subtractReporting: reporting(subtractingReportingOverflow(other))
    case .multiplyReporting: reporting(multipliedReportingOverflow(by: other))
    case .and: (self & other).value
    case .or: (self | other).value
    case .xor: (self ^ other).value
    case .less: .bool(self < other)
    case .lessOrEqual: .bool(self <= other)
    case .greater: .bool(self > other)
    case .greaterOrEqual: .bool(self >= other)
    case .isMultiple: .bool(isMultiple(of: other))
    case .shiftLeft, .shiftRight: shifted(by: other, isLeft: operation == .shiftLeft)
    }
  }

  fileprivate func apply(_ operation: UnaryOperation) throws(Trap) -> Value {
    switch operation {
    case .negate: try checked("-", Self.zero.subtractingReportingOverflow(self))
    case .complement: (~self).value
    case .signum: signum().value
    case .absolute:
      self < 0 ? try checked("abs", Self.zero.subtractingReportingOverflow(self)) : value
    case .magnitude: magnitudeValue
    case .leadingZeroBitCount: .int(leadingZeroBitCount)
    case .trailingZeroBitCount: .int(trailingZeroBitCount)
    case .nonzeroBitCount: .int(nonzeroBitCount)
    case .byteSwapped: byteSwapped.value
    case .description: .string(description)
    }
  }

  // MARK: Parts

  private typealias Reporting = (partialValue: Self, overflow: Bool)

  private func checked(_ operation: String, _ result: Reporting) throws(Trap) -> Value {
    if result.overflow { throw Trap(.integerOverflow(operation: operation)) }
    return result.partialValue.value
  }

  private func divided(
    _ operation: String, by other: Self, _ compute: (Self, Self) -> Reporting
  ) throws(Trap) -> Value {
    if other == 0 { throw Trap(.divisionByZero) }
    return try checked(operation, compute(self, other))
  }

  private func reporting(_ result: Reporting) -> Value {
    .tuple(
      Tuple(
        labels: ["partialValue", "overflow"],
        elements: [result.partialValue.value, .bool(result.overflow)]))
  }

  private func shifted(by distance: some SizedInteger, isLeft: Bool) -> Value {
    isLeft ? (self << distance).value : (self >> distance).value
  }

  private var magnitudeValue: Value {
    let magnitude = UInt64(magnitude)
    return switch value.runtimeType {
    case .integer(.int8), .integer(.uint8): UInt8(truncatingIfNeeded: magnitude).value
    case .integer(.int16), .integer(.uint16): UInt16(truncatingIfNeeded: magnitude).value
    case .integer(.int32), .integer(.uint32): UInt32(truncatingIfNeeded: magnitude).value
    case .integer(.int64), .integer(.uint64): magnitude.value
    default: UInt(truncatingIfNeeded: magnitude).value
    }
  }
}
