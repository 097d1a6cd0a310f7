// The views of strings. A place is an offset in UTF-8. In UTF-16, it is also whether it is behind
// the first unit of a pair. A view of a substring is a part of the view of its string.

@intrinsic("string.byte") func _byte(_ text: String, _ offset: Int) -> UInt8
@intrinsic("string.utf8") func _utf8(_ text: String) -> [UInt8]
@intrinsic("string.utf16") func _utf16(_ text: String) -> [UInt16]
@intrinsic("string.scalars") func _scalarValues(_ text: String) -> [UInt32]
func _scalars(_ text: String) -> [Unicode.Scalar] {
  _scalarValues(text).map { Unicode.Scalar(_value: $0) }
}
extension String {
  func _isScalarStart(_ offset: Int) -> Bool {
    offset >= _size || (_byte(self, offset) & 0xC0) != 0x80
  }
  func _scalarStart(_ offset: Int) -> Int {
    var start = offset
    while !_isScalarStart(start) { start -= 1 }
    return start
  }
  func _scalarWidth(_ offset: Int) -> Int {
    let byte = _byte(self, offset)
    if byte < 0xC0 { return 1 }
    return byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
  func _scalar(_ offset: Int) -> Unicode.Scalar {
    let start = _scalarStart(offset)
    let width = _scalarWidth(start)
    let lead = UInt32(_byte(self, start))
    var value = width == 1 ? lead : lead & (0x7F >> UInt32(width))
    for place in 1..<Swift.max(width, 1) {
      value = (value << 6) | UInt32(_byte(self, start + place) & 0x3F)
    }
    return Unicode.Scalar(_value: value)
  }
  func _afterByte(_ i: Index) -> Index {
    if i._offset >= _size { fatalError("String index is out of bounds") }
    return Index(i._offset + 1)
  }
  func _beforeByte(_ i: Index) -> Index {
    if i._offset <= 0 { fatalError("String index is out of bounds") }
    return Index(i._offset - 1)
  }
  func _byteAt(_ i: Index) -> UInt8 { _byte(self, i._offset) }
  var _byteTotal: Int { _size }
  var _unitTotal: Int { _unitCount(Index(0), endIndex) }
  var _scalarTotal: Int { _scalarCount(Index(0), endIndex) }
  func _byteCount(_ start: Index, _ end: Index) -> Int { end._offset - start._offset }
  func _byteIndex(_ i: Index, _ distance: Int) -> Index {
    let offset = i._offset + distance
    if offset < 0 || offset > _size { fatalError("String index is out of bounds") }
    return Index(offset)
  }
  func _scalarAt(_ i: Index) -> Unicode.Scalar { _scalar(i._offset) }
  func _afterScalar(_ i: Index) -> Index {
    let start = _scalarStart(i._offset)
    return Index(start + _scalarWidth(start))
  }
  func _beforeScalar(_ i: Index) -> Index {
    let start = _scalarStart(i._offset)
    if start == 0 { fatalError("String index is out of bounds") }
    return Index(_scalarStart(start - 1))
  }
  func _afterUnit(_ i: Index) -> Index {
    let start = _scalarStart(i._offset)
    let width = _scalarWidth(start)
    if width == 4 && !i._isBehindUnit { return Index(start, _isBehindUnit: true) }
    return Index(start + width)
  }
  func _beforeUnit(_ i: Index) -> Index {
    if i._isBehindUnit { return Index(i._offset) }
    let before = _beforeScalar(i)
    return _scalarWidth(before._offset) == 4
      ? Index(before._offset, _isBehindUnit: true) : before
  }
  func _unitAt(_ i: Index) -> UInt16 {
    let value = _scalar(i._offset).value
    if value < 0x10000 { return UInt16(value) }
    return i._isBehindUnit
      ? UInt16(0xDC00 + ((value - 0x10000) & 0x3FF)) : UInt16(0xD800 + ((value - 0x10000) >> 10))
  }
  func _unitCount(_ start: Index, _ end: Index) -> Int {
    if end < start { return -_unitCount(end, start) }
    return _utf16(_sliced(_scalarStart(start._offset), _scalarStart(end._offset))).count
      - (start._isBehindUnit ? 1 : 0) + (end._isBehindUnit ? 1 : 0)
  }
  func _scalarCount(_ start: Index, _ end: Index) -> Int {
    if end < start { return -_scalarCount(end, start) }
    return _scalars(_sliced(_scalarStart(start._offset), _scalarStart(end._offset))).count
  }
}
extension String.UTF8View {
  func index(_ i: String.Index, offsetBy distance: Int) -> String.Index {
    _base._byteIndex(i, distance)
  }
}
extension Substring.UTF8View {
  func index(_ i: String.Index, offsetBy distance: Int) -> String.Index {
    _base._byteIndex(i, distance)
  }
}
extension String.UnicodeScalarView: RangeReplaceableCollection {
  init() { _base = "" }
  mutating func append(_ newElement: Unicode.Scalar) { _base += newElement._text }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Unicode.Scalar {
    for scalar in newElements { _base += scalar._text }
  }
  mutating func replaceSubrange<C: Collection>(
    _ bounds: Range<String.Index>, with newElements: C
  ) where C.Element == Unicode.Scalar {
    var text = ""
    for scalar in newElements { text += scalar._text }
    _base =
      _base._sliced(0, _base._scalarStart(bounds.lowerBound._offset)) + text
      + _base._sliced(_base._scalarStart(bounds.upperBound._offset), _base._size)
  }
}
extension Substring.UnicodeScalarView: RangeReplaceableCollection {
  init() { self.init("", String.Index(0)..<String.Index(0)) }
  mutating func replaceSubrange<C: Collection>(
    _ bounds: Range<String.Index>, with newElements: C
  ) where C.Element == Unicode.Scalar {
    var whole = String.UnicodeScalarView(_base: _base)
    whole.replaceSubrange(bounds, with: newElements)
    endIndex = String.Index(endIndex._offset + whole._base._size - _base._size)
    _base = whole._base
  }
}
extension Substring {
  init(_ content: Substring.UTF8View) {
    self.init(
      _base: content._base, _start: content.startIndex._offset, _end: content.endIndex._offset)
  }
  init(_ content: Substring.UnicodeScalarView) {
    self.init(
      _base: content._base, _start: content.startIndex._offset, _end: content.endIndex._offset)
  }
}
extension String {
  init(_ scalars: String.UnicodeScalarView) { self = scalars._base }
  init(_ content: Substring.UnicodeScalarView) { self = content._text }
  init(_ content: String.UTF8View) { self = content._base }
  init?(_ content: Substring.UTF8View) {
    if !content._base._isScalarStart(content.startIndex._offset)
      || !content._base._isScalarStart(content.endIndex._offset)
    {
      return nil
    }
    self = content._text
  }
  init(_ content: String.UTF16View) { self = content._base }
  init?(_ content: Substring.UTF16View) {
    if content.startIndex._isBehindUnit || content.endIndex._isBehindUnit { return nil }
    self = content._text
  }
}
extension String {
  init<C: Collection>(decoding codeUnits: C, as sourceEncoding: Unicode.UTF16.Type)
  where C.Element == UInt16 {
    var text = ""
    var lead: UInt32? = nil
    for unit in codeUnits {
      let value = UInt32(unit)
      if let first = lead {
        lead = nil
        if value >= 0xDC00 && value < 0xE000 {
          text += _scalarText(0x10000 + ((first - 0xD800) << 10) + (value - 0xDC00))
          continue
        }
        text += "\u{FFFD}"
      }
      if value >= 0xD800 && value < 0xDC00 {
        lead = value
      } else {
        text += value >= 0xDC00 && value < 0xE000 ? "\u{FFFD}" : _scalarText(value)
      }
    }
    self = lead == nil ? text : text + "\u{FFFD}"
  }
}
extension String.Index {
  init?(_ sourcePosition: String.Index, within target: String) {
    if sourcePosition._isBehindUnit || !target._isCharacterStart(sourcePosition._offset) {
      return nil
    }
    self = sourcePosition
  }
  init?(_ sourcePosition: String.Index, within target: String.UnicodeScalarView) {
    if sourcePosition._isBehindUnit || !target._base._isScalarStart(sourcePosition._offset) {
      return nil
    }
    self = sourcePosition
  }
  init<S: StringProtocol>(utf16Offset offset: Int, in s: S) {
    self = s._base.utf16.index(s.startIndex, offsetBy: offset)
  }
  func samePosition(in target: String) -> String.Index? { String.Index(self, within: target) }
  func samePosition(in target: String.UnicodeScalarView) -> String.Index? {
    String.Index(self, within: target)
  }
  func samePosition(in target: String.UTF16View) -> String.Index? {
    _isBehindUnit || target._base._isScalarStart(_offset) ? self : nil
  }
  func samePosition(in target: String.UTF8View) -> String.Index? { _isBehindUnit ? nil : self }
  func utf16Offset<S: StringProtocol>(in s: S) -> Int { s._base._unitCount(s.startIndex, self) }
}
extension String {
  func _isCharacterStart(_ offset: Int) -> Bool {
    if offset == 0 || offset == _size { return true }
    if offset > _size || !_isScalarStart(offset) { return false }
    return _before(_after(offset)) == offset
  }
}
