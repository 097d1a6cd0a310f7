struct Data: Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  typealias Element = UInt8
  typealias Index = Int
  typealias SubSequence = Data
  typealias Indices = Range<Int>
  struct Base64EncodingOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  var _bytes: ArraySlice<UInt8>
  init() { _bytes = [] }
  init(_bytes: ArraySlice<UInt8>) { self._bytes = _bytes }
  init<S: Sequence>(_ elements: S) where S.Element == UInt8 {
    _bytes = ArraySlice(_array(elements))
  }
  init(_ elements: String.UTF8View) { _bytes = ArraySlice(elements._array) }
  init(repeating repeatedValue: UInt8, count: Int) {
    _bytes = ArraySlice([UInt8](repeating: repeatedValue, count: count))
  }
  init(count: Int) { self.init(repeating: 0, count: count) }
  init(capacity: Int) { _bytes = [] }
  init?(base64Encoded text: String, options: Data.Base64DecodingOptions = []) {
    guard let bytes = _base64Decoded(text, options.rawValue) else { return nil }
    _bytes = ArraySlice(bytes)
  }
  struct Base64DecodingOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var ignoreUnknownCharacters: Data.Base64DecodingOptions {
      Data.Base64DecodingOptions(rawValue: 1)
    }
  }
  @unsupported("reading a file") init(contentsOf url: URL) throws { _bytes = [] }
  @unsupported("writing a file") func write(to url: URL) throws {}
  func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String {
    _base64Encoded(_array(_bytes))
  }
  func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data {
    Data(base64EncodedString().utf8)
  }
  func subdata(in range: Range<Int>) -> Data { Data(_array(_bytes[range])) }
  mutating func append(_ other: Data) { _bytes.append(contentsOf: other._bytes) }
  mutating func append(_ newElement: UInt8) { _bytes.append(newElement) }
  mutating func resetBytes(in range: Range<Int>) {
    for index in range { _bytes[index] = 0 }
  }
  func advanced(by amount: Int) -> Data { Data(_array(_bytes.dropFirst(amount))) }
  var description: String { "\(count) bytes" }
  var debugDescription: String { description }
  static func == (lhs: Data, rhs: Data) -> Bool { _array(lhs._bytes) == _array(rhs._bytes) }
  func hash(into hasher: inout Hasher) { hasher.combine(_array(_bytes)) }
}
extension Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  var startIndex: Int { _bytes.startIndex }
  var endIndex: Int { _bytes.endIndex }
  var count: Int { _bytes.count }
  var indices: Range<Int> { startIndex..<endIndex }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  subscript(index: Int) -> UInt8 {
    get { _bytes[index] }
    set { _bytes[index] = newValue }
  }
  subscript(bounds: Range<Int>) -> Data {
    get { Data(_bytes: _bytes[bounds]) }
    set { replaceSubrange(bounds, with: newValue) }
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == UInt8 {
    _bytes.replaceSubrange(subrange, with: newElements)
  }
  func makeIterator() -> IndexingIterator<[UInt8]> { _array(_bytes).makeIterator() }
}
protocol DataProtocol {}
@intrinsic("base64.encoded") func _base64Encoded(_ bytes: [UInt8]) -> String
@intrinsic("base64.decoded") func _base64Decoded(_ text: String, _ options: UInt) -> [UInt8]?
