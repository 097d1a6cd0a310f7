extension Dictionary {
  struct Keys: Collection, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
    typealias Element = Key
    typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
    typealias Indices = DefaultIndices<Dictionary<Key, Value>.Keys>
    typealias Iterator = IndexingIterator<[Key]>
    typealias Index = Dictionary<Key, Value>.Index
    let _base: [Key: Value]
    init(_base: [Key: Value]) { self._base = _base }
    var _array: [Key] { _keys(_base) }
    func makeIterator() -> Iterator { _array.makeIterator() }
    var startIndex: Index { _base.startIndex }
    var endIndex: Index { _base.endIndex }
    func index(after i: Index) -> Index { _base.index(after: i) }
    subscript(position: Index) -> Key { _array[position._position] }
    var count: Int { _base.count }
    var isEmpty: Bool { _base.isEmpty }
    func contains(_ element: Key) -> Bool { _base[element] != nil }
    static func == (
      lhs: Dictionary<Key, Value>.Keys, rhs: Dictionary<Key, Value>.Keys
    ) -> Bool {
      if lhs.count != rhs.count { return false }
      for key in lhs._array { if rhs._base[key] == nil { return false } }
      return true
    }
    var description: String { _array.description }
    var debugDescription: String { "Dictionary.Keys(" + _array.description + ")" }
  }
  struct Values: MutableCollection, CustomStringConvertible, CustomDebugStringConvertible {
    typealias Element = Value
    typealias SubSequence = Slice<Dictionary<Key, Value>.Values>
    typealias Indices = DefaultIndices<Dictionary<Key, Value>.Values>
    typealias Iterator = IndexingIterator<[Value]>
    typealias Index = Dictionary<Key, Value>.Index
    var _base: [Key: Value]
    init(_base: [Key: Value]) { self._base = _base }
    var _array: [Value] { _values(_base) }
    func makeIterator() -> Iterator { _array.makeIterator() }
    var startIndex: Index { _base.startIndex }
    var endIndex: Index { _base.endIndex }
    func index(after i: Index) -> Index { _base.index(after: i) }
    subscript(position: Index) -> Value {
      get { _array[position._position] }
      set { _base[_keys(_base)[position._position]] = newValue }
    }
    var count: Int { _base.count }
    var isEmpty: Bool { _base.isEmpty }
    var description: String { _array.description }
    var debugDescription: String { "Dictionary.Values(" + _array.description + ")" }
  }
}
@intrinsic("dictionary.keys") func _keys<Key, Value>(_ dictionary: [Key: Value]) -> [Key]
@intrinsic("dictionary.values") func _values<Key, Value>(_ dictionary: [Key: Value]) -> [Value]
typealias DictionaryLiteral<Key, Value> = KeyValuePairs<Key, Value>
struct KeyValuePairs<Key, Value>: ExpressibleByDictionaryLiteral, RandomAccessCollection,
  CustomStringConvertible, CustomDebugStringConvertible
{
  typealias Element = (key: Key, value: Value)
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
  let _elements: [(Key, Value)]
  init(dictionaryLiteral elements: (Key, Value)...) { _elements = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { _elements.count }
  subscript(position: Int) -> (key: Key, value: Value) {
    (key: _elements[position].0, value: _elements[position].1)
  }
  var description: String {
    if _elements.isEmpty { return "[:]" }
    return "["
      + _elements.map { String(reflecting: $0.0) + ": " + String(reflecting: $0.1) }
      .joined(separator: ", ") + "]"
  }
  var debugDescription: String { description }
}
extension KeyValuePairs: Sendable where Key: Sendable, Value: Sendable {}
