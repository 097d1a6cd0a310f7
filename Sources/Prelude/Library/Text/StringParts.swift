extension String {
  struct Index: Hashable, Comparable, Sendable, CustomDebugStringConvertible {
    let _offset: Int
    let _isBehindUnit: Bool
    init(_ offset: Int, _isBehindUnit: Bool = false) {
      _offset = offset
      self._isBehindUnit = _isBehindUnit
    }
    var debugDescription: String {
      if _isBehindUnit { return "\(_offset)[utf8]+1" }
      return _offset == 0 ? "0[any]" : "\(_offset)[utf8]"
    }
    static func == (lhs: String.Index, rhs: String.Index) -> Bool {
      lhs._offset == rhs._offset && lhs._isBehindUnit == rhs._isBehindUnit
    }
    static func < (lhs: String.Index, rhs: String.Index) -> Bool {
      lhs._offset < rhs._offset
        || lhs._offset == rhs._offset && !lhs._isBehindUnit && rhs._isBehindUnit
    }
    func hash(into hasher: inout Hasher) {
      hasher._combine(_offset)
      hasher._combine(_isBehindUnit)
    }
  }
  var startIndex: Index { Index(0) }
  var endIndex: Index { Index(_size) }
  func index(after i: Index) -> Index { Index(_after(i._offset)) }
  func index(before i: Index) -> Index { Index(_before(i._offset)) }
  func distance(from start: Index, to end: Index) -> Int {
    _distance(start._offset, end._offset)
  }
  subscript(i: Index) -> Character { _character(i._offset) }
  subscript(r: Range<Index>) -> Substring {
    Substring(_base: self, _start: r.lowerBound._offset, _end: r.upperBound._offset)
  }
  func makeIterator() -> Iterator { Iterator(_characters) }
  struct Iterator: IteratorProtocol, Sendable {
    let _characters: [Character]
    var _position = 0
    init(_ characters: [Character]) { _characters = characters }
    mutating func next() -> Character? {
      if _position == _characters.count { return nil }
      _position += 1
      return _characters[_position - 1]
    }
  }
  mutating func replaceSubrange<C: Collection>(_ bounds: Range<Index>, with newElements: C)
  where C.Element == Character {
    self =
      _sliced(0, bounds.lowerBound._offset) + _string(_array(newElements))
      + _sliced(bounds.upperBound._offset, _size)
  }
  mutating func insert(_ newElement: Character, at i: Index) {
    replaceSubrange(i..<i, with: CollectionOfOne(newElement))
  }
  func split(
    separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    _splitOffsets(separator, maxSplits, omittingEmptySubsequences).map {
      Substring(_base: self, _start: $0.0, _end: $0.1)
    }
  }
}
extension String: BidirectionalCollection, RangeReplaceableCollection {
  typealias Element = Character
  typealias SubSequence = Substring
  typealias Indices = DefaultIndices<String>
}
extension String {
  func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
  func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
}
// Many people try these first. Swift declares them, too, so that the error says what to write.
extension String {
  @available(
    *, unavailable, message: "cannot subscript String with an Int, use a String.Index instead."
  )
  subscript(i: Int) -> Character { fatalError() }
  @available(
    *, unavailable,
    message: "cannot subscript String with an integer range, use a String.Index range instead."
  )
  subscript<R: RangeExpression>(bounds: R) -> String where R.Bound: BinaryInteger { fatalError() }
}
extension Substring {
  @available(
    *, unavailable, message: "cannot subscript Substring with an Int, use a String.Index instead."
  )
  subscript(i: Int) -> Character { fatalError() }
  @available(
    *, unavailable,
    message: "cannot subscript Substring with an integer range, use a String.Index range instead."
  )
  subscript<R: RangeExpression>(bounds: R) -> String where R.Bound: BinaryInteger { fatalError() }
}
extension String: StringProtocol {
  var _text: String { self }
  var _base: String { self }
}
