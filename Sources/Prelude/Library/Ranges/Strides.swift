func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> {
  StrideTo(_start: start, end: end, stride: stride)
}
func stride<T: Strideable>(
  from start: T, through end: T, by stride: T.Stride
) -> StrideThrough<T> {
  StrideThrough(_start: start, end: end, stride: stride)
}
struct StrideToIterator<Element: Strideable>: IteratorProtocol {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  var _index: Int
  var _value: Element
  init(_start: Element, end: Element, stride: Element.Stride) {
    self._start = _start
    self._end = end
    self._stride = stride
    self._index = 0
    self._value = _start
  }
  mutating func next() -> Element? {
    let result = _value
    if _stride > 0 ? result >= _end : result <= _end { return nil }
    _index += 1
    _value = _nextStride(_start, _index, _stride, result)
    return result
  }
}
struct StrideThroughIterator<Element: Strideable>: IteratorProtocol {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  var _index: Int
  var _value: Element
  var _didReturnEnd: Bool = false
  init(_start: Element, end: Element, stride: Element.Stride) {
    self._start = _start
    self._end = end
    self._stride = stride
    self._index = 0
    self._value = _start
  }
  mutating func next() -> Element? {
    let result = _value
    if _stride > 0 ? result >= _end : result <= _end {
      if result == _end && !_didReturnEnd {
        _didReturnEnd = true
        return result
      }
      return nil
    }
    _index += 1
    _value = _nextStride(_start, _index, _stride, result)
    // What is the last value only because there is none further isn't one of the stride's.
    if _value == _end { _didReturnEnd = _overflows(result, _stride) }
    return result
  }
}
func _nextStride<Element: Strideable>(
  _ start: Element, _ index: Int, _ stride: Element.Stride, _ value: Element
) -> Element {
  if let next = _nativeStride(start, index, stride, value) { return next }
  return value.advanced(by: stride)
}
@intrinsic("stride.overflows")
func _overflows<Element, Stride>(_ value: Element, _ stride: Stride) -> Bool
@intrinsic("stride.next")
func _nativeStride<Element, Stride>(
  _ start: Element, _ index: Int, _ stride: Stride, _ value: Element
) -> Element?
