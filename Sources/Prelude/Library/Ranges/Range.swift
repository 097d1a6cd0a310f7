protocol Strideable<Stride>: Comparable {
  associatedtype Stride: Comparable, SignedNumeric
  func distance(to other: Self) -> Stride
  func advanced(by n: Stride) -> Self
}
extension Strideable {
  static func < (x: Self, y: Self) -> Bool { x.distance(to: y) > 0 }
  static func == (x: Self, y: Self) -> Bool { x.distance(to: y) == 0 }
}
protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
  func contains(_ element: Bound) -> Bool
}
extension RangeExpression {
  static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
}

@builtIn("range") struct Range<Bound: Comparable> {
  @intrinsic("range.lower") var lowerBound: Bound { get }
  @intrinsic("range.upper") var upperBound: Bound { get }
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    self = _range(bounds.lower, bounds.upper)
  }
  @intrinsic("range.contains")
  func contains(_ element: Bound) -> Bool {
    if _isNative(Bound.self, (any Comparable).self) { return _contains(element) }
    return lowerBound <= element && element < upperBound
  }
  @intrinsic("range.contains") func _contains(_ element: Bound) -> Bool
  var isEmpty: Bool { lowerBound == upperBound }
  func clamped(to limits: Range<Bound>) -> Range<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
    return _range(lower, upper)
  }
  func overlaps(_ other: Range<Bound>) -> Bool {
    let isDisjoint =
      other.upperBound <= lowerBound || upperBound <= other.lowerBound
      || isEmpty || other.isEmpty
    return !isDisjoint
  }
  func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    !isEmpty && other.upperBound >= lowerBound && upperBound > other.lowerBound
  }
  func contains(_ other: Range<Bound>) -> Bool {
    if other.isEmpty { return true }
    return lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
}
@intrinsic("range.unchecked") func _range<Bound>(_ lower: Bound, _ upper: Bound) -> Range<Bound>
@intrinsic("range.uncheckedClosed")
func _closedRange<Bound>(_ lower: Bound, _ upper: Bound) -> ClosedRange<Bound>
extension Range: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    self
  }
}
extension Range: CustomStringConvertible {
  @operation("describe") var description: String { get }
}
extension Range: CustomDebugStringConvertible {
  @operation("debugDescribe") var debugDescription: String { get }
}
@native extension Range: Equatable {
  static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool {
    lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
}
@native extension Range: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}
extension Range: Sendable where Bound: Sendable {}
extension Range: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  typealias Iterator = IndexingIterator<Range<Bound>>
  func _customContainsEquatableElement(_ element: Bound) -> Bool? { contains(element) }
}
extension Range: Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Index = Bound
  typealias Indices = Range<Bound>
  typealias SubSequence = Range<Bound>
  var startIndex: Bound { lowerBound }
  var endIndex: Bound { upperBound }
  var count: Int { Int(lowerBound.distance(to: upperBound)) }
  var indices: Range<Bound> { self }
  func index(after i: Bound) -> Bound { i.advanced(by: 1) }
  func index(before i: Bound) -> Bound { i.advanced(by: -1) }
  func index(_ i: Bound, offsetBy n: Int) -> Bound { i.advanced(by: numericCast(n)) }
  func distance(from start: Bound, to end: Bound) -> Int { Int(start.distance(to: end)) }
  subscript(bounds: Range<Bound>) -> Range<Bound> {
    if bounds.lowerBound < lowerBound || upperBound < bounds.upperBound {
      fatalError("Range requires lowerBound <= upperBound")
    }
    return bounds
  }
  subscript(position: Bound) -> Bound {
    if position < lowerBound || upperBound <= position { fatalError("Index out of range") }
    return position
  }
  func _customContains(_ element: Bound) -> Bool { contains(element) }
}
extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
  init(_ other: ClosedRange<Bound>) {
    self = _range(other.lowerBound, other.upperBound.advanced(by: 1))
  }
}
typealias CountableRange<Bound: Strideable> = Range<Bound> where Bound.Stride: SignedInteger
