extension Intrinsics {
  /// Tests for built-in collections, and their contents.
  static let natives: [Intrinsic] = [
    Intrinsic("native.isObject") { arguments throws(Trap) in
      switch try arguments.value(0).untyped {
      case .object, .native: .bool(true)
      default: .bool(false)
      }
    },
    // The elements of an array, without a copy; otherwise nil.
    Intrinsic("native.elements") { arguments throws(Trap) in
      guard case .array = try arguments.value(0) else { return .none }
      return .some(try arguments.value(0))
    },
    // The elements of any built-in collection as an array; nil for other values, and for ranges
    // that are too large.
    Intrinsic("native.allElements", isLinear: true) { arguments throws(Trap) in
      Value(elements(try arguments.value(0)).map { .array($0) })
    },
  ]

  private static func elements(_ value: Value) -> Values? {
    switch value {
    case .array(let elements): elements
    case .set(let members): Values(members.set.lazy.map(\.opened))
    case .dictionary(let dictionary):
      Values(
        dictionary.table.lazy.map {
          .tuple(Tuple(labels: ["key", "value"], elements: [$0.opened, $1]))
        })
    case .string(let string): Values(string.lazy.map(Value.character))
    case .range(let bounds): elements(bounds)
    default: nil
    }
  }

  private static func elements(_ bounds: Bounds) -> Values? {
    guard case .int(let lower)? = bounds.lower, case .int(let upper)? = bounds.upper else {
      return nil
    }
    let (distance, overflows) = upper.subtractingReportingOverflow(lower)
    guard !overflows, distance >= 0, distance < Limits.elements else { return nil }
    return bounds.includesUpper
      ? Values((lower...upper).lazy.map(Value.int))
      : Values((lower..<upper).lazy.map(Value.int))
  }
}
