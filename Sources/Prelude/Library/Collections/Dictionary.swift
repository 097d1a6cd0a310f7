@builtIn("dictionary") struct Dictionary<Key: Hashable, Value> {
  typealias Element = (key: Key, value: Value)
  @intrinsic("dictionary.empty") init()
  init(minimumCapacity: Int) { self.init() }
  init(dictionaryLiteral elements: (Key, Value)...) {
    self.init()
    for (key, value) in elements {
      if updateValue(value, forKey: key) != nil {
        fatalError("Dictionary literal contains duplicate keys")
      }
    }
  }
  init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value) {
    self.init()
    for (key, value) in keysAndValues {
      if updateValue(value, forKey: key) != nil {
        fatalError("Duplicate values for key: '\(key)'")
      }
    }
  }
  init<S: Sequence>(
    _ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    self.init()
    try merge(keysAndValues, uniquingKeysWith: combine)
  }
  init<S: Sequence>(
    grouping values: S, by keyForValue: (S.Element) throws -> Key
  ) rethrows where Value == [S.Element] {
    self.init()
    for value in values { self[try keyForValue(value), default: []].append(value) }
  }
  @intrinsic("dictionary.count") var count: Int { get }
  @intrinsic("dictionary.count") var capacity: Int { get }
  @intrinsic("dictionary.isEmpty") var isEmpty: Bool { get }
  var keys: Keys { Keys(_base: self) }
  var values: Values {
    get { Values(_base: self) }
    set { self = newValue._base }
  }
  @intrinsic("dictionary.elements") func _elements() -> [(key: Key, value: Value)]
  @intrinsic("dictionary.get") func _get(_ key: Key) -> Value?
  @intrinsic("dictionary.set") mutating func _set(_ key: Key, _ value: Value?)
  @intrinsic("dictionary.probe")
  func _probe(_ hash: Int, _ ordinal: Int) -> (key: Key, value: Value)?
  @intrinsic("dictionary.updateValue")
  mutating func _update(_ value: Value, _ key: Key) -> Value?
  @intrinsic("dictionary.removeValue") mutating func _remove(_ key: Key) -> Value?
  @intrinsic("dictionary.removeHashed")
  mutating func _removeHashed(_ hash: Int, _ ordinal: Int) -> Value?
  /// The key as the table knows it, there already or to be added.
  func _place(_ key: Key) -> Key {
    if _isNative(Key.self, (any Hashable).self) { return key }
    let hash = _hash(of: key)
    var ordinal = 0
    while let other = _probe(hash, ordinal) {
      if other.key == key { return _hashedKey(hash, ordinal, other.key) }
      ordinal += 1
    }
    return _hashedKey(hash, ordinal, key)
  }
  @intrinsic("dictionary.get", "dictionary.set")
  subscript(key: Key) -> Value? {
    get { _get(_place(key)) }
    set {
      if let value = newValue {
        _set(_place(key), value)
      } else {
        removeValue(forKey: key)
      }
    }
  }
  @intrinsic("dictionary.getDefault", "dictionary.setDefault")
  subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
    get { _get(_place(key)) ?? defaultValue() }
    set { _set(_place(key), newValue) }
  }
  @discardableResult @intrinsic("dictionary.updateValue")
  mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    _update(value, _place(key))
  }
  @discardableResult @intrinsic("dictionary.removeValue")
  mutating func removeValue(forKey key: Key) -> Value? {
    if _isNative(Key.self, (any Hashable).self) { return _remove(key) }
    let hash = _hash(of: key)
    var ordinal = 0
    while let other = _probe(hash, ordinal) {
      if other.key == key { return _removeHashed(hash, ordinal) }
      ordinal += 1
    }
    return nil
  }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { _removeAll() }
  @intrinsic("dictionary.removeAll") mutating func _removeAll()
  mutating func reserveCapacity(_ minimumCapacity: Int) {}
  mutating func merge<S: Sequence>(
    _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    for (key, value) in other { try _merge(key, value, combine) }
  }
  mutating func merge(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    for (key, value) in other._elements() { try _merge(key, value, combine) }
  }
  mutating func _merge(
    _ key: Key, _ value: Value, _ combine: (Value, Value) throws -> Value
  ) rethrows {
    let place = _place(key)
    if let old = _get(place) {
      _set(place, try combine(old, value))
    } else {
      _set(place, value)
    }
  }
  func merging<S: Sequence>(
    _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> [Key: Value] where S.Element == (Key, Value) {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
  func merging(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> [Key: Value] {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value] {
    var result: [Key: Value] = [:]
    for element in _elements() {
      if try isIncluded(element) { result[element.key] = element.value }
    }
    return result
  }
  func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for element in _elements() { result[element.key] = try transform(element.value) }
    return result
  }
  func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for element in _elements() {
      if let value = try transform(element.value) { result[element.key] = value }
    }
    return result
  }
  var first: Element? {
    for element in _elements() { return element }
    return nil
  }
  mutating func popFirst() -> Element? {
    guard let element = first else { return nil }
    removeValue(forKey: element.key)
    return element
  }
}
@intrinsic("key.hashed") func _hashedKey<Key>(_ hash: Int, _ ordinal: Int, _ key: Key) -> Key
extension Dictionary {
  struct Index: Comparable, Hashable {
    let _position: Int
    init(_ position: Int) { _position = position }
    static func == (lhs: Index, rhs: Index) -> Bool { lhs._position == rhs._position }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs._position < rhs._position }
    func hash(into hasher: inout Hasher) { hasher._combine(_position) }
  }
  struct Iterator: IteratorProtocol {
    let _elements: [(key: Key, value: Value)]
    var _position = 0
    init(_ elements: [(key: Key, value: Value)]) { _elements = elements }
    mutating func next() -> (key: Key, value: Value)? {
      if _position == _elements.count { return nil }
      _position += 1
      return _elements[_position - 1]
    }
  }
  func index(forKey key: Key) -> Index? {
    var position = 0
    for element in _elements() {
      if element.key == key { return Index(position) }
      position += 1
    }
    return nil
  }
  @discardableResult mutating func remove(at index: Index) -> Element {
    let element = self[index]
    removeValue(forKey: element.key)
    return element
  }
}
extension Dictionary: Collection, ExpressibleByDictionaryLiteral {
  typealias SubSequence = Slice<[Key: Value]>
  typealias Indices = DefaultIndices<[Key: Value]>
  var startIndex: Index { Index(0) }
  var endIndex: Index { Index(count) }
  func index(after i: Index) -> Index { Index(i._position + 1) }
  subscript(position: Index) -> (key: Key, value: Value) { _elements()[position._position] }
  func makeIterator() -> Iterator { Iterator(_elements()) }
}
extension Dictionary: CustomStringConvertible, CustomDebugStringConvertible {
  @operation("debugDescribe") var description: String { get }
  @operation("debugDescribe") var debugDescription: String { get }
}
@native extension Dictionary: Equatable where Value: Equatable {
  static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool {
    if _isNative(Key.self, (any Hashable).self), _isNative(Value.self, (any Equatable).self) {
      return _nativeEqual(lhs, rhs)
    }
    if _sharesStorage(lhs, rhs) { return true }
    if lhs.count != rhs.count { return false }
    for (key, value) in lhs._elements() {
      guard let other = rhs[key], other == value else { return false }
    }
    return true
  }
}
@native extension Dictionary: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) {
    var sum = 0
    for (key, value) in _elements() {
      var one = Hasher()
      one.combine(key)
      one.combine(value)
      sum ^= one.finalize()
    }
    hasher._combine(sum)
  }
}
extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}
extension Dictionary.Index: Sendable where Key: Sendable, Value: Sendable {}
extension Dictionary.Keys: Sendable where Key: Sendable, Value: Sendable {}
extension Dictionary.Values: Sendable where Key: Sendable, Value: Sendable {}
