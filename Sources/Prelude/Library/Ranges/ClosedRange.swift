@builtIn("closedRange") struct ClosedRange<Bound: Comparable> {
  @intrinsic("range.lower") var lowerBound: Bound { get }
  @intrinsic("range.upper") var upperBound: Bound { get }
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    self = _closedRange(bounds.lower, bounds.upper)
  }
  @intrinsic("range.contains")
  func contains(_ element: Bound) -> Bool {
    if _isNative(Bound.self, (any Comparable).self) { return _contains(element) }
    return lowerBound <= element && element <= upperBound
  }
  @intrinsic("range.contains") func _contains(_ element: Bound) -> Bool
  var isEmpty: Bool { false }
  func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
    return _closedRange(lower, upper)
  }
  func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    other.upperBound >= lowerBound && upperBound >= other.lowerBound
  }
  func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
}
extension ClosedRange {
  enum Index {
    case pastEnd
    case inRange(Bound)
  }
}
extension ClosedRange.Index: Equatable {
  static func == (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool {
    switch (lhs, rhs) {
    case (.inRange(let l), .inRange(let r)): return l == r
    case (.pastEnd, .pastEnd): return true
    default: return false
    }
  }
}
extension ClosedRange.Index: Comparable {
  static func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool {
    switch (lhs, rhs) {
    case (.inRange(let l), .inRange(let r)): return l < r
    case (.inRange, .pastEnd): return true
    default: return false
    }
  }
}
extension ClosedRange: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    _range(lowerBound, collection.index(after: upperBound))
  }
}
extension ClosedRange: CustomStringConvertible {
  @operation("describe") var description: String { get }
}
extension ClosedRange: CustomDebugStringConvertible {
  @operation("debugDescribe") var debugDescription: String { get }
}
@native extension ClosedRange: Equatable {
  static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool {
    lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
}
@native extension ClosedRange: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}
extension ClosedRange: Sendable where Bound: Sendable {}
extension ClosedRange.Index: Sendable where Bound: Sendable {}
extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  typealias Iterator = IndexingIterator<ClosedRange<Bound>>
  func _customContainsEquatableElement(_ element: Bound) -> Bool? { contains(element) }
}
extension ClosedRange: Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias SubSequence = Slice<ClosedRange<Bound>>
  typealias Indices = DefaultIndices<ClosedRange<Bound>>
  var startIndex: Index { .inRange(lowerBound) }
  var endIndex: Index { .pastEnd }
  var count: Int { Int(lowerBound.distance(to: upperBound)) + 1 }
  func index(after i: Index) -> Index {
    switch i {
    case .inRange(let x):
      return x == upperBound ? .pastEnd : .inRange(x.advanced(by: 1))
    case .pastEnd: fatalError("Incrementing past end index")
    }
  }
  func index(before i: Index) -> Index {
    switch i {
    case .inRange(let x):
      if x <= lowerBound { fatalError("Incrementing past start index") }
      return .inRange(x.advanced(by: -1))
    case .pastEnd: return .inRange(upperBound)
    }
  }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    let offset = self.distance(from: startIndex, to: i) + distance
    let count = count
    if offset == count { return .pastEnd }
    if offset < 0 || offset > count { fatalError("Index out of range") }
    return .inRange(lowerBound.advanced(by: numericCast(offset)))
  }
  func distance(from start: Index, to end: Index) -> Int {
    switch (start, end) {
    case let (.inRange(left), .inRange(right)): return Int(left.distance(to: right))
    case let (.inRange(left), .pastEnd): return 1 + Int(left.distance(to: upperBound))
    case let (.pastEnd, .inRange(right)): return Int(upperBound.distance(to: right)) - 1
    case (.pastEnd, .pastEnd): return 0
    }
  }
  subscript(position: Index) -> Bound {
    switch position {
    case .inRange(let x): return x
    case .pastEnd: fatalError("Index out of range")
    }
  }
}
extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  init(_ other: Range<Bound>) {
    if other.isEmpty { fatalError("Can't form an empty closed range") }
    self = _closedRange(other.lowerBound, other.upperBound.advanced(by: -1))
  }
}
typealias CountableClosedRange<Bound: Strideable> = ClosedRange<Bound>
where Bound.Stride: SignedInteger
