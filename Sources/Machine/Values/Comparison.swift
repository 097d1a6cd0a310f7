/// Compares two values part by part with its own stack, because a program decides how deeply values
/// are nested.
///
/// Collections with the same storage are equal, even if an element isn't equal to itself. Pairs that were compared, or are being compared, aren't
/// compared again, so comparing values with shared parts takes no longer than comparing the parts.
struct Comparison {
  /// Parts that are partly compared.
  private struct Level {
    let left: Values
    let right: Values
    var next = 0

    static var empty: Level { Level(left: [], right: []) }
  }

  private struct Pair: Hashable {
    let left: UnsafeRawPointer?
    let right: UnsafeRawPointer?
  }

  /// The number of compared parts after which pairs are remembered.
  private static let unremembered = 128

  private let work = Workload.current
  private var levels: [Level] = []
  private var compared: Set<Pair> = []
  private var count = 0

  /// Returns whether the parts are equal; also returns false if the work must stop.
  static func areEqual(_ left: Value, _ right: Value) -> Bool {
    var comparison = Comparison()
    return comparison.work.comparing { comparison.run(left, right) }
  }

  private mutating func run(_ left: Value, _ right: Value) -> Bool {
    guard var level = open(left, right) else { return false }
    while true {
      guard level.next < level.left.count else {
        guard let outer = levels.popLast() else { return true }
        level = outer
        continue
      }
      let (left, right) = (level.left[level.next], level.right[level.next])
      level.next += 1
      count += 1
      if count & 1023 == 0, !work.spend(1024) { return false }
      if let isEqual = Value.areEqualWithoutParts(left, right) {
        guard isEqual else { return false }
        continue
      }
      guard let inner = open(left, right) else { return false }
      if inner.next < inner.left.count {
        if level.next < level.left.count { levels.append(level) }
        level = inner
      }
    }
  }

  /// Returns the parts to compare instead of the values; nil if the values differ already.
  private mutating func open(_ left: Value, _ right: Value) -> Level? {
    switch (left, right) {
    case (.some(let left), .some(let right)): return Level(left: [left], right: [right])
    case (.tuple(let left), .tuple(let right)): return lists(left.elements, right.elements)
    case (.array(let left), .array(let right)):
      return left.identity == right.identity ? .empty : lists(left, right)
    case (.structure(let left), .structure(let right)):
      return left.instance == right.instance ? lists(left.fields, right.fields) : nil
    case (.enumeration(let left), .enumeration(let right)):
      guard left.index == right.index, left.instance == right.instance else { return nil }
      return lists(left.payload, right.payload)
    case (.range(let left), .range(let right)):
      guard left.includesUpper == right.includesUpper else { return nil }
      return Level(left: left.bounds, right: right.bounds)
    case (.dictionary(let left), .dictionary(let right)):
      return left.identity == right.identity ? .empty : tables(left.table, right.table)
    case (.set(let left), .set(let right)): return left.set == right.set ? .empty : nil
    case (.native(let left), .native(let right)):
      return left === right
        ? .empty
        : left.isEqual(to: right) ? lists(left.comparedParts, right.comparedParts) : nil
    case (.typed, _), (_, .typed): return Level(left: [left.untyped], right: [right.untyped])
    default: return nil
    }
  }

  private mutating func lists(_ left: Values, _ right: Values) -> Level? {
    guard left.count == right.count else { return nil }
    let isKnown =
      count > Self.unremembered
      && !compared.insert(Pair(left: left.identity, right: right.identity)).inserted
    return isKnown ? .empty : Level(left: left, right: right)
  }

  private func tables(_ left: [Value: Value], _ right: [Value: Value]) -> Level? {
    guard left.count == right.count else { return nil }
    var values: (left: Values, right: Values) = ([], [])
    for (key, value) in left {
      guard work.spend(1), let other = right[key] else { return nil }
      values.left.append(value)
      values.right.append(other)
    }
    return Level(left: values.left, right: values.right)
  }
}

extension Bounds {
  fileprivate var bounds: Values { [Value(lower), Value(upper)] }
}
