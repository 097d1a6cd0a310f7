protocol StringProtocol: BidirectionalCollection, Comparable, Hashable,
  CustomStringConvertible, LosslessStringConvertible, ExpressibleByStringInterpolation,
  TextOutputStream
where Element == Character, Index == String.Index, SubSequence: StringProtocol {
  associatedtype UTF8View: Collection where UTF8View.Element == UInt8
  associatedtype UTF16View: BidirectionalCollection where UTF16View.Element == UInt16
  associatedtype UnicodeScalarView: BidirectionalCollection
  where UnicodeScalarView.Element == Unicode.Scalar
  var _text: String { get }
  var _base: String { get }
  var utf8: UTF8View { get }
  var utf16: UTF16View { get }
  var unicodeScalars: UnicodeScalarView { get }
  func hasPrefix(_ prefix: String) -> Bool
  func hasSuffix(_ suffix: String) -> Bool
  func lowercased() -> String
  func uppercased() -> String
}
extension StringProtocol {
  static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { lhs._text == rhs._text }
  static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { lhs._text != rhs._text }
  static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { lhs._text < rhs._text }
  static func > <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { lhs._text > rhs._text }
  static func <= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { lhs._text <= rhs._text }
  static func >= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { lhs._text >= rhs._text }
  func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool {
    _text.hasPrefix(prefix._text)
  }
  func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool {
    _text.hasSuffix(suffix._text)
  }
  @_disfavoredOverload func contains<T: StringProtocol>(_ other: T) -> Bool {
    _text._containsText(other._text)
  }
  func contains(_ other: String) -> Bool { _text._containsText(other) }
  func contains(_ other: Substring) -> Bool { _text._containsText(other._text) }
}

struct Substring: Sendable {
  let _base: String
  let _start: Int
  let _end: Int
  init(_base: String, _start: Int, _end: Int) {
    self._base = _base
    self._start = _start
    self._end = _end
  }
  init() { self.init(_base: "", _start: 0, _end: 0) }
  init(_ content: String) { self.init(_base: content, _start: 0, _end: content._size) }
  init(stringLiteral value: String) { self.init(value) }
  init<S: Sequence>(_ elements: S) where S.Element == Character {
    self.init(_string(_array(elements)))
  }
  var _text: String { _base._sliced(_start, _end) }
  var base: String { _base }
  var startIndex: String.Index { String.Index(_start) }
  var endIndex: String.Index { String.Index(_end) }
  func index(after i: String.Index) -> String.Index { String.Index(_base._after(i._offset)) }
  func index(before i: String.Index) -> String.Index { String.Index(_base._before(i._offset)) }
  subscript(i: String.Index) -> Character {
    if i._offset < _start || i._offset >= _end { fatalError("String index is out of bounds") }
    return _base._character(i._offset)
  }
  subscript(r: Range<String.Index>) -> Substring {
    if r.lowerBound._offset < _start || r.upperBound._offset > _end {
      fatalError("Substring index range is out of bounds")
    }
    return Substring(_base: _base, _start: r.lowerBound._offset, _end: r.upperBound._offset)
  }
  func makeIterator() -> String.Iterator { _text.makeIterator() }
  mutating func replaceSubrange<C: Collection>(
    _ subrange: Range<String.Index>, with newElements: C
  ) where C.Element == Character {
    let text = _string(_array(newElements))
    let whole =
      _base._sliced(0, subrange.lowerBound._offset) + text
      + _base._sliced(subrange.upperBound._offset, _base._size)
    let growth = text._size - (subrange.upperBound._offset - subrange.lowerBound._offset)
    self = Substring(_base: whole, _start: _start, _end: _end + growth)
  }
  var isEmpty: Bool { _start == _end }
  var count: Int { _text.count }
  var first: Character? { _text.first }
  var last: Character? { _text.last }
  func uppercased() -> String { _text.uppercased() }
  func lowercased() -> String { _text.lowercased() }
  func hasPrefix(_ prefix: String) -> Bool { _text.hasPrefix(prefix) }
  func hasSuffix(_ suffix: String) -> Bool { _text.hasSuffix(suffix) }
  mutating func write(_ other: String) { append(contentsOf: other) }
  func split(
    separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    _text._splitOffsets(separator, maxSplits, omittingEmptySubsequences).map {
      Substring(_base: _base, _start: _start + $0.0, _end: _start + $0.1)
    }
  }
}
extension Substring: BidirectionalCollection, RangeReplaceableCollection {
  typealias Element = Character
  typealias Index = String.Index
  typealias SubSequence = Substring
  typealias Indices = DefaultIndices<Substring>
  typealias Iterator = String.Iterator
}
extension Substring {
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> String {
    try String(self).filter(isIncluded)
  }
}
extension Substring: StringProtocol {}
extension Substring: ExpressibleByStringInterpolation {}
extension Substring: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { _text }
  var debugDescription: String { String(reflecting: _text) }
}
extension Substring: LosslessStringConvertible {}
extension Substring: Equatable {
  static func == (lhs: Substring, rhs: Substring) -> Bool { lhs._text == rhs._text }
}
extension Substring: Hashable {
  func hash(into hasher: inout Hasher) { _text.hash(into: &hasher) }
}
extension Substring: Comparable {
  static func < (lhs: Substring, rhs: Substring) -> Bool { lhs._text < rhs._text }
}
extension Substring: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
}
struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  let _text: String
  init(stringLiteral value: String) { _text = value }
  var description: String { _text }
  var utf8CodeUnitCount: Int { _text.utf8.count }
  var isASCII: Bool { _text.utf8.allSatisfy { $0 < 128 } }
  var hasPointerRepresentation: Bool { true }
}
extension StaticString: CustomDebugStringConvertible {
  var debugDescription: String { String(reflecting: _text) }
}
