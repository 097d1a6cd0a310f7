/// The indices in order. Foundation stores ranges, which makes no difference to a program.
struct IndexSet: SetAlgebra, BidirectionalCollection, Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  struct Index: Comparable, Hashable, Sendable {
    let _offset: Int
    init(_ offset: Int) { _offset = offset }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
  }

  private var _values: [Int] = []

  init() {}
  init(integer: Int) { _values = [integer] }
  init<R: RangeExpression>(integersIn range: R) where R.Bound == Int {
    _values = Array(range.relative(to: 0..<Int.max))
  }
  init<S: Sequence>(_ sequence: S) where S.Element == Int { _values = Set(sequence).sorted() }
  init(arrayLiteral elements: Int...) { _values = Set(elements).sorted() }

  var startIndex: Index { Index(0) }
  var endIndex: Index { Index(_values.count) }
  func index(after i: Index) -> Index { Index(i._offset + 1) }
  func index(before i: Index) -> Index { Index(i._offset - 1) }
  subscript(index: Index) -> Int { _values[index._offset] }
  var count: Int { _values.count }
  var isEmpty: Bool { _values.isEmpty }
  var first: Int? { _values.first }
  var last: Int? { _values.last }

  func contains(_ member: Int) -> Bool {
    let position = _position(member)
    return position < _values.count && _values[position] == member
  }
  func contains<R: RangeExpression>(integersIn range: R) -> Bool where R.Bound == Int {
    range.relative(to: 0..<Int.max).count == count(in: range)
  }
  func contains(integersIn other: IndexSet) -> Bool { other._values.allSatisfy { contains($0) } }
  func intersects<R: RangeExpression>(integersIn range: R) -> Bool where R.Bound == Int {
    _values.contains { range.contains($0) }
  }
  func count<R: RangeExpression>(in range: R) -> Int where R.Bound == Int {
    _values.count { range.contains($0) }
  }
  func integerGreaterThan(_ integer: Int) -> Int? { _values.first { $0 > integer } }
  func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? { _values.first { $0 >= integer } }
  func integerLessThan(_ integer: Int) -> Int? { _values.last { $0 < integer } }
  func integerLessThanOrEqualTo(_ integer: Int) -> Int? { _values.last { $0 <= integer } }
  func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet {
    IndexSet(try _values.filter(includeInteger))
  }
  func filteredIndexSet(
    in range: Range<Int>, includeInteger: (Int) throws -> Bool
  ) rethrows -> IndexSet {
    IndexSet(try _values.filter { try range.contains($0) && includeInteger($0) })
  }
  func filteredIndexSet(
    in range: ClosedRange<Int>, includeInteger: (Int) throws -> Bool
  ) rethrows -> IndexSet {
    IndexSet(try _values.filter { try range.contains($0) && includeInteger($0) })
  }
  func indexRange<R: RangeExpression>(in range: R) -> Range<Index> where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    return Index(_position(bounds.lowerBound))..<Index(_position(bounds.upperBound))
  }
  var rangeView: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for value in _values {
      if let last = ranges.last, last.upperBound == value {
        ranges[ranges.count - 1] = last.lowerBound..<(value + 1)
      } else {
        ranges.append(value..<(value + 1))
      }
    }
    return ranges
  }

  // Foundation's results don't say whether the integer was there before.
  @discardableResult
  mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    if !contains(integer) { _values.insert(integer, at: _position(integer)) }
    return (inserted: true, memberAfterInsert: integer)
  }
  @discardableResult mutating func update(with integer: Int) -> Int? {
    insert(integer)
    return integer
  }
  @discardableResult mutating func remove(_ integer: Int) -> Int? {
    let position = _position(integer)
    guard position < _values.count && _values[position] == integer else { return nil }
    return _values.remove(at: position)
  }
  mutating func removeAll() { _values = [] }
  mutating func insert<R: RangeExpression>(integersIn range: R) where R.Bound == Int {
    formUnion(IndexSet(integersIn: range))
  }
  mutating func remove(integersIn range: Range<Int>) { _values.removeAll { range.contains($0) } }
  mutating func remove(integersIn range: ClosedRange<Int>) {
    _values.removeAll { range.contains($0) }
  }
  mutating func shift(startingAt integer: Int, by delta: Int) {
    self = IndexSet(
      _values.filter { $0 < integer && (delta >= 0 || $0 < integer + delta) }
        + _values.filter { $0 >= integer }.map { $0 + delta })
  }

  func union(_ other: IndexSet) -> IndexSet { IndexSet(_values + other._values) }
  func intersection(_ other: IndexSet) -> IndexSet {
    IndexSet(_values.filter { other.contains($0) })
  }
  func symmetricDifference(_ other: IndexSet) -> IndexSet {
    IndexSet(
      _values.filter { !other.contains($0) } + other._values.filter { !self.contains($0) })
  }
  mutating func formUnion(_ other: IndexSet) { self = union(other) }
  mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: IndexSet) { self = symmetricDifference(other) }

  var description: String { "\(count) indexes" }
  var debugDescription: String { description }

  /// The position of an integer, or that at which it would be.
  private func _position(_ integer: Int) -> Int {
    var (low, high) = (0, _values.count)
    while low < high {
      let middle = (low + high) / 2
      if _values[middle] < integer { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
