// For strides that leave out their end, and for those that don't: `Stride__`.

struct Stride__<Element: Strideable> {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  init(_start: Element, end: Element, stride: Element.Stride) {
    if stride == 0 { fatalError("Stride size must not be zero") }
    self._start = _start
    self._end = end
    self._stride = stride
  }
}
extension Stride__: CustomStringConvertible {
  var description: String { String(reflecting: Stride__<Element>.self) }
}
extension Stride__: Sendable where Element: Sendable, Element.Stride: Sendable {}
extension Stride__: Sequence {
  func makeIterator() -> Stride__Iterator<Element> {
    Stride__Iterator(_start: _start, end: _end, stride: _stride)
  }
  var underestimatedCount: Int {
    var count = 0
    for _ in self { count += 1 }
    return count
  }
}
