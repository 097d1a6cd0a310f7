// For each view of a string: `View__`, `Element__`, `all__` for the function that makes an array of
// it, and `Part__` or `part__` in the names of the functions of its parts.

extension String {
  struct View__: BidirectionalCollection, CustomStringConvertible, Sendable {
    typealias Element = Element__
    typealias Index = String.Index
    typealias Iterator = IndexingIterator<[Element__]>
    typealias Indices = DefaultIndices<String.View__>
    typealias SubSequence = Substring.View__
    var _base: String
    init(_base: String) { self._base = _base }
    var _array: [Element__] { _all__(_base) }
    var startIndex: String.Index { String.Index(0) }
    var endIndex: String.Index { _base.endIndex }
    func index(after i: String.Index) -> String.Index { _base._afterPart__(i) }
    func index(before i: String.Index) -> String.Index { _base._beforePart__(i) }
    func distance(from start: String.Index, to end: String.Index) -> Int {
      _base._part__Count(start, end)
    }
    subscript(position: String.Index) -> Element__ { _base._part__At(position) }
    subscript(bounds: Range<String.Index>) -> Substring.View__ { Substring.View__(_base, bounds) }
    var count: Int { _base._part__Total }
    func makeIterator() -> Iterator { _array.makeIterator() }
    var description: String { _base }
  }
}
extension Substring {
  struct View__: BidirectionalCollection, Sendable {
    typealias Element = Element__
    typealias Index = String.Index
    typealias Indices = DefaultIndices<Substring.View__>
    typealias SubSequence = Substring.View__
    var _base: String
    var startIndex: String.Index
    var endIndex: String.Index
    init(_ base: String, _ bounds: Range<String.Index>) {
      _base = base
      startIndex = bounds.lowerBound
      endIndex = bounds.upperBound
    }
    var _text: String { _base._sliced(startIndex._offset, endIndex._offset) }
    func index(after i: String.Index) -> String.Index { _base._afterPart__(i) }
    func index(before i: String.Index) -> String.Index { _base._beforePart__(i) }
    func distance(from start: String.Index, to end: String.Index) -> Int {
      _base._part__Count(start, end)
    }
    subscript(position: String.Index) -> Element__ { _base._part__At(position) }
    subscript(bounds: Range<String.Index>) -> Substring.View__ { Substring.View__(_base, bounds) }
    var count: Int { _base._part__Count(startIndex, endIndex) }
  }
  var property__: Substring.View__ {
    get { Substring.View__(_base, startIndex..<endIndex) }
    set {
      self = Substring(
        _base: newValue._base, _start: newValue.startIndex._offset,
        _end: newValue.endIndex._offset)
    }
  }
}
