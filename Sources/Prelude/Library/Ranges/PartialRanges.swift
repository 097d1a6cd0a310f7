@builtIn("rangeFrom") struct PartialRangeFrom<Bound: Comparable> {
  @intrinsic("range.lower") var lowerBound: Bound { get }
  @intrinsic("range.from") init(_ lowerBound: Bound)
}
extension PartialRangeFrom: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<collection.endIndex
  }
  func contains(_ element: Bound) -> Bool { lowerBound <= element }
}
extension PartialRangeFrom: Sendable where Bound: Sendable {}
extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  struct Iterator: IteratorProtocol {
    var _current: Bound
    init(_current: Bound) { self._current = _current }
    mutating func next() -> Bound? {
      let result = _current
      _current = _current.advanced(by: 1)
      return result
    }
  }
  func makeIterator() -> Iterator { Iterator(_current: lowerBound) }
}
@native extension PartialRangeFrom: Equatable {
  @intrinsic("equal")
  static func == (lhs: PartialRangeFrom<Bound>, rhs: PartialRangeFrom<Bound>) -> Bool
}
@builtIn("rangeUpTo") struct PartialRangeUpTo<Bound: Comparable> {
  @intrinsic("range.upper") var upperBound: Bound { get }
  @intrinsic("range.upTo") init(_ upperBound: Bound)
}
extension PartialRangeUpTo: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<upperBound
  }
  func contains(_ element: Bound) -> Bool { element < upperBound }
}
extension PartialRangeUpTo: Sendable where Bound: Sendable {}
@builtIn("rangeThrough") struct PartialRangeThrough<Bound: Comparable> {
  @intrinsic("range.upper") var upperBound: Bound { get }
  @intrinsic("range.through") init(_ upperBound: Bound)
}
extension PartialRangeThrough: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<collection.index(after: upperBound)
  }
  func contains(_ element: Bound) -> Bool { element <= upperBound }
}
extension PartialRangeThrough: Sendable where Bound: Sendable {}
enum UnboundedRange_ {
  static postfix func ... (_: UnboundedRange_) -> () {}
}
typealias UnboundedRange = (UnboundedRange_) -> ()

extension Comparable {
  @intrinsic("range.halfOpen")
  static func ..< (minimum: Self, maximum: Self) -> Range<Self> {
    if !(minimum <= maximum) { fatalError("Range requires lowerBound <= upperBound") }
    return _range(minimum, maximum)
  }
  @intrinsic("range.closed")
  static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> {
    if !(minimum <= maximum) { fatalError("Range requires lowerBound <= upperBound") }
    return _closedRange(minimum, maximum)
  }
  static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }
  static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> {
    PartialRangeThrough(maximum)
  }
  static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> {
    PartialRangeFrom(minimum)
  }
}
