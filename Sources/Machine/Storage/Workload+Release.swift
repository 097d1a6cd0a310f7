// Freeing what only one value refers to.
//
// A program may link a hundred thousand values into a chain. Released by the runtime, link after link, the
// chain would need that many native frames. So every storage that a chain can lead through frees its
// contents here: natively for the first levels, and with a list from then on. `Values`, `Pairs`,
// `Members`, `Cell` and `Closure` are those of the machine; native values keep what they lead to in
// `Kept`. Between two of them lead at most `Limits.wraps` optionals, which the runtime frees.

extension Workload {
  /// Storages inside of each other that the runtime frees natively.
  private static let nativeLevels = 32

  /// Something to free after the levels that are being freed.
  enum Waiting {
    case value(Value)
    case reference(AnyObject)
  }

  /// Frees values in memory, which stays uninitialized.
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
      // The list is taken from its end, so that the first value is freed first.
      for index in (0..<count).reversed() { waiting.append(.value((values + index).move())) }
    }
  }

  /// Frees something now, or where too many levels are being freed already, keeps it until they are gone.
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
  /// Whether a chain may lead on from here.
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

  /// Whether more optionals are inside of each other than the runtime frees natively.
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
