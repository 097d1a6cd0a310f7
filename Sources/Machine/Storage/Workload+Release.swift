// Freeing values with one reference.
//
// A program may link a hundred thousand values into a chain. Released by the runtime, the chain
// would need that many nested native frames. So every storage that can be part of a chain frees its
// contents here: natively for the first levels, and with a list for deeper ones. The machine's
// storages are `Values`, `Pairs`, `Members`, `Cell` and `Closure`; native values use `Kept`.
// Between two storages there are at most `Limits.wraps` optionals, which the runtime frees.

extension Workload {
  /// The number of nested storages that the runtime frees natively.
  private static let nativeLevels = 32

  /// Content to free after the levels that are being freed.
  enum Waiting {
    case value(Value)
    case reference(AnyObject)
  }

  /// Frees values in memory, which is uninitialized afterwards.
  static func release(_ values: UnsafeMutablePointer<Value>, count: Int) {
    var flat = 0
    while flat < count, !values[flat].mayLead { flat += 1 }
    guard flat < count else {
      values.deinitialize(count: count)
      return
    }
    current.release {
      values.deinitialize(count: count)
    } orKeep: { waiting in
      // The list is processed from its end, so that the first value is freed first.
      for index in (0..<count).reversed() { waiting.append(.value((values + index).move())) }
    }
  }

  /// Frees content now, or adds it to the list if too many levels are being freed.
  @inline(__always) func release(
    _ free: () -> Void, orKeep keep: (inout [Waiting]) -> Void
  ) {
    guard levels < Self.nativeLevels else { return keep(&waiting) }
    levels += 1
    free()
    if levels == 1, !waiting.isEmpty { freeWaiting() }
    levels -= 1
  }

  @inline(never) private func freeWaiting() {
    while let next = waiting.popLast() { _ = consume next }
  }
}

extension Value {
  /// Whether the value may be part of a chain.
  @inline(__always) var mayLead: Bool {
    switch self {
    case .object, .cell, .closure, .some, .tuple, .structure, .array, .dictionary, .set, .range,
      .key,
      .typed, .enumeration, .native:
      true
    case .void, .bool, .int, .integer, .double, .float, .string, .character, .duration, .none,
      .type,
      .weak, .uninitialized:
      false
    }
  }

  /// Whether it has more nested optionals than the runtime frees natively.
  var isWrappedTooOften: Bool {
    var (value, wraps) = (self, 0)
    while true {
      switch value {
      case .some(let inner), .typed(let inner, _): value = inner
      default: return false
      }
      wraps += 1
      if wraps > Limits.wraps { return true }
    }
  }
}
