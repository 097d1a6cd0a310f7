extension Value {
  /// Returns `left < right` for standard library types and synthesized enumerations; nil if the
  /// program has its own `<`.
  static func isLess(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.int(let left), .int(let right)): left < right
    case (.double(let left), .double(let right)): left < right
    case (.float(let left), .float(let right)): left < right
    case (.integer(let left), .integer(let right)): left < right
    case (.string(let left), .string(let right)): left.isLessInTime(than: right)
    case (.character(let left), .character(let right)):
      String(left).isLessInTime(than: String(right))
    case (.duration(let left), .duration(let right)): left < right
    case (.native(let left as DecimalBox), .native(let right as DecimalBox)):
      left.isLess(than: right)
    default: nil
    }
  }

  /// Traps unless built-in code can order the elements.
  static func checkOrdered(_ values: some Collection<Value>) throws(Trap) {
    for value in values where isLess(value, value) == nil {
      throw Trap(unexpected: value, wanted: "a number, a string, a character or a duration")
    }
  }
}
