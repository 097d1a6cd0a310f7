extension String {
  struct Index: Hashable, Comparable, Sendable, CustomDebugStringConvertible {
    let _offset: Int
    init(_ offset: Int) { _offset = offset }
    var debugDescription: String { _offset == 0 ? "0[any]" : "\(_offset)[utf8]" }
    static func == (lhs: String.Index, rhs: String.Index) -> Bool { lhs._offset == rhs._offset }
    static func < (lhs: String.Index, rhs: String.Index) -> Bool { lhs._offset < rhs._offset }
    func hash(into hasher: inout Hasher) { hasher._combine(_offset) }
    func utf16Offset<S: StringProtocol>(in s: S) -> Int {
      String(s[s.startIndex..<self]).utf16.count
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
  struct UTF8View: BidirectionalCollection, CustomStringConvertible, Sendable {
    typealias Element = UInt8
    typealias Index = String.Index
    typealias Iterator = IndexingIterator<[UInt8]>
    typealias Indices = DefaultIndices<String.UTF8View>
    typealias SubSequence = Slice<String.UTF8View>
    let _base: String
    init(_base: String) { self._base = _base }
    var _array: [UInt8] { _utf8(_base) }
    var startIndex: String.Index { String.Index(0) }
    var endIndex: String.Index { _base.endIndex }
    func index(after i: String.Index) -> String.Index { String.Index(i._offset + 1) }
    func index(before i: String.Index) -> String.Index { String.Index(i._offset - 1) }
    subscript(position: String.Index) -> UInt8 { _array[position._offset] }
    var count: Int { _base._size }
    func makeIterator() -> Iterator { _array.makeIterator() }
    var description: String { _base }
  }
  struct UTF16View: BidirectionalCollection, CustomStringConvertible, Sendable {
    typealias Element = UInt16
    typealias Index = Int
    typealias Iterator = IndexingIterator<[UInt16]>
    typealias Indices = DefaultIndices<String.UTF16View>
    typealias SubSequence = Slice<String.UTF16View>
    let _base: String
    init(_base: String) { self._base = _base }
    var _array: [UInt16] { _utf16(_base) }
    var startIndex: Int { 0 }
    var endIndex: Int { _array.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(position: Int) -> UInt16 { _array[position] }
    func makeIterator() -> Iterator { _array.makeIterator() }
    var description: String { _base }
  }
  struct UnicodeScalarView: BidirectionalCollection, CustomStringConvertible, Sendable {
    typealias Element = Unicode.Scalar
    typealias Index = Int
    typealias Iterator = IndexingIterator<[Unicode.Scalar]>
    typealias Indices = DefaultIndices<String.UnicodeScalarView>
    typealias SubSequence = Slice<String.UnicodeScalarView>
    let _base: String
    init(_base: String) { self._base = _base }
    var _array: [Unicode.Scalar] { _scalars(_base).map { Unicode.Scalar(_value: $0) } }
    var startIndex: Int { 0 }
    var endIndex: Int { _array.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(position: Int) -> Unicode.Scalar { _array[position] }
    func makeIterator() -> Iterator { _array.makeIterator() }
    var description: String { _base }
  }
}
@intrinsic("string.utf8") func _utf8(_ text: String) -> [UInt8]
@intrinsic("string.utf16") func _utf16(_ text: String) -> [UInt16]
@intrinsic("string.scalars") func _scalars(_ text: String) -> [UInt32]
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
}
