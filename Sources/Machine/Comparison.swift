/// Compares two values part by part with a stack of its own: how deep they are nested is up to the
/// program.
///
/// Parts that are the same in memory are equal. Two that were compared already, or are being compared,
/// are not compared again, so that values that share their parts take no longer than their parts.
struct Comparison {
  /// Parts of which some are still to be compared.
  private struct Level {
    let left: Values
    let right: Values
    var next = 0
  }

  private struct Pair: Hashable {
    let left: UnsafeRawPointer?
    let right: UnsafeRawPointer?
  }

  /// Parts to be compared before it pays to remember what was compared.
  private static let unremembered = 128

  private let work = Workload.current
  private var levels: [Level] = []
  private var compared: Set<Pair> = []
  private var count = 0

  /// Whether the parts of the values are equal; false, too, where the work is to be given up.
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

  /// What is to be compared instead of the values; nil if they differ already.
  private mutating func open(_ left: Value, _ right: Value) -> Level? {
    switch (left, right) {
    case (.some(let left), .some(let right)): return Level(left: [left], right: [right])
    case (.tuple(let left), .tuple(let right)): return lists(left.elements, right.elements)
    case (.array(let left), .array(let right)): return lists(left, right)
    case (.structure(let left), .structure(let right)):
      return left.instance == right.instance ? lists(left.fields, right.fields) : nil
    case (.enumeration(let left), .enumeration(let right)):
      guard left.index == right.index, left.instance == right.instance else { return nil }
      return lists(left.payload, right.payload)
    case (.range(let left), .range(let right)):
      guard left.includesUpper == right.includesUpper else { return nil }
      return Level(left: left.bounds, right: right.bounds)
    case (.dictionary(let left), .dictionary(let right)): return tables(left.table, right.table)
    case (.set(let left), .set(let right)):
      return left.set == right.set ? Level(left: [], right: []) : nil
    case (.native(let left), .native(let right)):
      return left === right
        ? Level(left: [], right: [])
        : left.isEqual(to: right) ? lists(left.comparedParts, right.comparedParts) : nil
    case (.typed, _), (_, .typed): return Level(left: [left.untyped], right: [right.untyped])
    default: return nil
    }
  }

  private mutating func lists(_ left: Values, _ right: Values) -> Level? {
    guard left.count == right.count else { return nil }
    let isKnown =
      left.identity == right.identity
      || count > Self.unremembered
        && !compared.insert(Pair(left: left.identity, right: right.identity)).inserted
    return isKnown ? Level(left: [], right: []) : Level(left: left, right: right)
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
