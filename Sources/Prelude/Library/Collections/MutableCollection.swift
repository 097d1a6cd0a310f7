protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
  override associatedtype Element
  override associatedtype Index
  override associatedtype SubSequence
  subscript(position: Index) -> Element { get set }
  subscript(bounds: Range<Index>) -> SubSequence { get set }
  mutating func swapAt(_ i: Index, _ j: Index)
  mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
}
extension MutableCollection where SubSequence == Slice<Self> {
  subscript(bounds: Range<Index>) -> Slice<Self> {
    get { Slice(base: self, bounds: bounds) }
    set {
      var index = bounds.lowerBound
      for element in newValue {
        self[index] = element
        formIndex(after: &index)
      }
    }
  }
}
extension MutableCollection {
  subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
    get { self[r.relative(to: self)] }
    set { self[r.relative(to: self)] = newValue }
  }
  subscript(x: (UnboundedRange_) -> ()) -> SubSequence {
    get { self[startIndex..<endIndex] }
    set { self[startIndex..<endIndex] = newValue }
  }
  mutating func swapAt(_ i: Index, _ j: Index) {
    guard i != j else { return }
    let element = self[i]
    self[i] = self[j]
    self[j] = element
  }
  mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    guard var i = try firstIndex(where: belongsInSecondPartition) else { return endIndex }
    var j = index(after: i)
    while j != endIndex {
      if !(try belongsInSecondPartition(self[j])) {
        swapAt(i, j)
        formIndex(after: &i)
      }
      formIndex(after: &j)
    }
    return i
  }
}
extension MutableCollection where Self: BidirectionalCollection {
  mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    var low = startIndex
    var high = endIndex
    while true {
      while true {
        if low == high { return low }
        if try belongsInSecondPartition(self[low]) { break }
        formIndex(after: &low)
      }
      while true {
        formIndex(before: &high)
        if low == high { return low }
        if !(try belongsInSecondPartition(self[high])) { break }
      }
      swapAt(low, high)
      formIndex(after: &low)
    }
  }
}
extension MutableCollection where Self: BidirectionalCollection {
  mutating func reverse() {
    if isEmpty { return }
    var first = startIndex
    var last = index(before: endIndex)
    while first < last {
      swapAt(first, last)
      formIndex(after: &first)
      formIndex(before: &last)
    }
  }
}
extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    var sorter = _Sorter(_array(self))
    defer {
      var index = startIndex
      for element in sorter._elements {
        self[index] = element
        formIndex(after: &index)
      }
    }
    try sorter._sort(areInIncreasingOrder)
  }
  mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }
  mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
    guard count > 1 else { return }
    var amount = count
    var current = startIndex
    while amount > 1 {
      let random = Int.random(in: 0..<amount, using: &generator)
      amount -= 1
      swapAt(current, index(current, offsetBy: random))
      formIndex(after: &current)
    }
  }
}
extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  mutating func sort() { sort(by: { $0 < $1 }) }
}
