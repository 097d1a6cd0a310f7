extension Intrinsics {
  static let collectionParts: [Intrinsic] = [
    // Array, lower and upper bound.
    Intrinsic("array.checkBounds") { arguments throws(Trap) in
      _ = try bounds(arguments, in: arguments.array(0))
      return .void
    },
    Intrinsic("array.sliced", isLinear: true) { arguments throws(Trap) in
      let array = try arguments.array(0)
      return .array(Values(array[try bounds(arguments, in: array)]))
    },
    // Bounds that are known to be ordered.
    Intrinsic("range.unchecked") { arguments throws(Trap) in
      .range(
        Bounds(lower: try arguments.value(0), upper: try arguments.value(1), includesUpper: false))
    },
    Intrinsic("range.uncheckedClosed") { arguments throws(Trap) in
      .range(
        Bounds(lower: try arguments.value(0), upper: try arguments.value(1), includesUpper: true))
    },
    // Hash, ordinal, key.
    Intrinsic("key.hashed") { arguments throws(Trap) in
      .key(
        HashedKey(
          hash: try arguments.int(0), ordinal: try arguments.int(1), key: try arguments.value(2)))
    },
    // Start, number of steps, stride, previous value; nil for values that aren't the machine's
    // numbers.
    Intrinsic("stride.next") { arguments throws(Trap) in
      switch (try arguments.value(0), try arguments.value(2), try arguments.value(3)) {
      case (.int, .int(let stride), .int(let value)):
        let (next, overflow) = value.addingReportingOverflow(stride)
        return .some(.int(overflow ? (stride > 0 ? .max : .min) : next))
      case (.double(let start), .double(let stride), _):
        return .some(.double(start.addingProduct(Double(try arguments.int(1)), stride)))
      case (.float(let start), .float(let stride), _):
        return .some(.float(start.addingProduct(Float(try arguments.int(1)), stride)))
      case (_, .int(let stride), let value):
        return value.sizedInteger.map { .some($0.strided(by: stride)) } ?? .none
      default: return .none
      }
    },
    // Value, stride.
    Intrinsic("stride.overflows") { arguments throws(Trap) in
      guard let value = try arguments.value(0).sizedInteger,
        case .int(let stride) = try arguments.value(1)
      else { return .bool(false) }
      return .bool(value.overflows(stridedBy: stride))
    },
  ]

  static let mutatingCollectionParts: [MutatingIntrinsic] = [
    // Lower and upper bound, new elements.
    MutatingIntrinsic("array.replace", isLinear: true) { base, arguments throws(Trap) in
      try withArray(&base) { array throws(Trap) in
        let range = try Self.range(arguments.int(0), arguments.int(1), in: array)
        array.replaceSubrange(range, with: try arguments.array(2))
      }
    },
    MutatingIntrinsic("array.reverse", isLinear: true) { base, _ throws(Trap) in
      try withArray(&base) { array throws(Trap) in array.reverse() }
    },
    MutatingIntrinsic("array.shuffle", isLinear: true) { base, _ throws(Trap) in
      try withArray(&base) { array throws(Trap) in array.shuffle() }
    },
    MutatingIntrinsic("set.update") { base, arguments throws(Trap) in
      guard case .set(var members) = base else { throw Trap(unexpected: base, wanted: "a set") }
      base = .void
      defer { base = .set(members) }
      return Value(members.set.update(with: try arguments.value(0))?.opened)
    },
  ]

  // MARK: Parts

  private static func withArray(
    _ base: inout Value, _ change: (inout Values) throws(Trap) -> Void
  ) throws(Trap) -> Value {
    guard case .array(var array) = base else { throw Trap(unexpected: base, wanted: "an array") }
    base = .void
    // Also after a trap, because variables of the session outlive it.
    defer { base = .array(array) }
    try change(&array)
    return .void
  }

  private static func bounds(
    _ arguments: Arguments, in array: Values
  ) throws(Trap) -> Range<Int> {
    try range(arguments.int(1), arguments.int(2), in: array)
  }

  private static func range(
    _ lower: Int, _ upper: Int, in array: Values
  ) throws(Trap) -> Range<Int> {
    if lower < 0 || lower > array.count {
      throw Trap(.indexOutOfRange(index: lower, count: array.count))
    }
    if upper < lower || upper > array.count {
      throw Trap(.indexOutOfRange(index: upper, count: array.count))
    }
    return lower..<upper
  }
}
