extension Intrinsics {
  static let arrays: [Intrinsic] = [
    constant("array.empty", .array([])),
    constant("array.startIndex", .int(0)),
    Intrinsic("array.repeating") { arguments throws(Trap) in
      let count = try arguments.int(1)
      if count < 0 { throw Trap(.custom("Can't construct Array with count < 0")) }
      try Limits.check(count: count, what: "array")
      return .array(Values(repeating: try arguments.value(0), count: count))
    },
    unary("array.count") { .int($0.count) },
    unary("array.isEmpty") { .bool($0.isEmpty) },
    unary("array.first") { Value($0.first) },
    unary("array.last") { Value($0.last) },
    unary("array.indices") {
      .range(Bounds(lower: .int(0), upper: .int($0.count), includesUpper: false))
    },
    unary("array.reversed", isLinear: true) { .array($0.reversed()) },
    unary("array.shuffled", isLinear: true) { .array($0.shuffled()) },
    unary("array.enumerated", isLinear: true) {
      .array(
        $0.enumerated().map {
          .tuple(Tuple(labels: ["offset", "element"], elements: [.int($0), $1]))
        })
    },
    Intrinsic("array.get") { arguments throws(Trap) in
      let array = try arguments.array(0)
      return array[try checked(arguments.int(1), in: array.indices)]
    },
    Intrinsic("array.slice") { arguments throws(Trap) in
      let array = try arguments.array(0)
      return .array(Values(array[try indices(arguments.range(1), count: array.count)]))
    },
    part("array.prefix", "take a prefix of negative length from") { $0.prefix($1) },
    part("array.suffix", "take a suffix of negative length from") { $0.suffix($1) },
    part("array.dropFirst", "drop a negative number of elements from") { $0.dropFirst($1) },
    part("array.dropLast", "drop a negative number of elements from") { $0.dropLast($1) },
    Intrinsic("array.concatenate", isLinear: true) { arguments throws(Trap) in
      .array(try arguments.array(0) + arguments.array(1))
    },
    Intrinsic("array.contains", isLinear: true) { arguments throws(Trap) in
      .bool(try arguments.array(0).contains(arguments.value(1)))
    },
    Intrinsic("array.firstIndex", isLinear: true) { arguments throws(Trap) in
      Value(try arguments.array(0).firstIndex(of: arguments.value(1)).map { .int($0) })
    },
    Intrinsic("array.sorted", isLinear: true) { arguments throws(Trap) in
      .array(try sorted(arguments.array(0)))
    },
    // The machine sorts by a closure itself if it can.
    Intrinsic("array.sortedByLeaf") { _ throws(Trap) in .none },
    Intrinsic("array.min", isLinear: true) { arguments throws(Trap) in
      let array = try arguments.array(0)
      try Value.checkOrdered(array)
      return Value(array.min { Value.isLess($0, $1) == true })
    },
    Intrinsic("array.max", isLinear: true) { arguments throws(Trap) in
      let array = try arguments.array(0)
      try Value.checkOrdered(array)
      return Value(array.max { Value.isLess($0, $1) == true })
    },
    Intrinsic("array.joined", isLinear: true) { arguments throws(Trap) in
      try joined(arguments.array(0), separator: arguments.string(1))
    },
  ]

  /// Returns the values sorted by the elements' own `<`.
  static func sorted(_ values: some Collection<Value>) throws(Trap) -> [Value] {
    try Value.checkOrdered(values)
    let work = Workload.current
    // After giving up the order is wrong, but the fiber traps, so it isn't visible.
    let sorted = try? values.sorted { left, right in
      guard work.spend(1) else { throw GivenUp() }
      return Value.isLess(left, right) == true
    }
    return sorted ?? []
  }

  /// Returns an index if it is valid in a subscript.
  static func checked(_ index: Int, in indices: Range<Int>) throws(Trap) -> Int {
    guard indices.contains(index) else {
      throw Trap(.indexOutOfRange(index: index, count: indices.count))
    }
    return index
  }

  // MARK: Parts

  private struct GivenUp: Error {}

  private static func unary(
    _ name: String, isLinear: Bool = false, _ compute: @escaping @Sendable (Values) -> Value
  ) -> Intrinsic {
    Intrinsic(name, isLinear: isLinear) { arguments throws(Trap) in
      compute(try arguments.array(0))
    }
  }

  private static func part(
    _ name: String, _ action: String,
    _ compute: @escaping @Sendable (Values, Int) -> Slice<Values>
  ) -> Intrinsic {
    Intrinsic(name, isLinear: true) { arguments throws(Trap) in
      let (array, count) = (try arguments.array(0), try arguments.int(1))
      if count < 0 { throw Trap(.custom("Can't \(action) a collection")) }
      return .array(Values(compute(array, count)))
    }
  }

  private static func indices(_ bounds: Bounds, count: Int) throws(Trap) -> Range<Int> {
    var (lower, upper) = (0, count)
    if case .int(let bound)? = bounds.lower { lower = bound }
    if case .int(let bound)? = bounds.upper {
      if bounds.includesUpper && bound >= count {
        throw Trap(.indexOutOfRange(index: bound, count: count))
      }
      upper = bounds.includesUpper ? bound + 1 : bound
    }
    if lower < 0 || lower > count { throw Trap(.indexOutOfRange(index: lower, count: count)) }
    if upper < 0 || upper > count { throw Trap(.indexOutOfRange(index: upper, count: count)) }
    if upper < lower { throw Trap(.invalidRange(lower: "\(lower)", upper: "\(upper)")) }
    return lower..<upper
  }

  private static func joined(_ array: Values, separator: String) throws(Trap) -> Value {
    var text = ""
    let work = Workload.current
    for (index, element) in array.enumerated() {
      if index & 1023 == 0, !work.spend(1024) { break }
      guard case .string(let string) = element else {
        throw Trap(unexpected: element, wanted: "a string")
      }
      if index > 0 { text += separator }
      text += string
      // Checked before the strings are joined, because a few strings can exceed the limit.
      try Limits.check(.string(text))
    }
    return .string(text)
  }
}
