// Decoding: a document that the host has read, and the number of a value in it.

protocol KeyedDecodingContainerProtocol {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
}
protocol UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int? { get }
  var isAtEnd: Bool { get }
  var currentIndex: Int { get }
  mutating func decodeNil() throws -> Bool
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey>
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
  mutating func superDecoder() throws -> any Decoder
}
protocol SingleValueDecodingContainer {
  var codingPath: [any CodingKey] { get }
  func decodeNil() -> Bool
  func decode<T: Decodable>(_ type: T.Type) throws -> T
}
struct _UnreadableText: Error {
  init() {}
}
final class _DecodingOptions {
  var userInfo: [CodingUserInfoKey: Any] = [:]
  var name: ((_ key: String, _ path: [any CodingKey]) -> String)?
  var special: (_ type: Any.Type, _ decoder: _TreeDecoder) throws -> Any? = { _, _ in nil }
  init() {}
}
final class _TreeDecoder: Decoder {
  let options: _DecodingOptions
  let document: Any
  let node: Int
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { options.userInfo }
  init(_ options: _DecodingOptions, _ document: Any, _ node: Int, _ path: [any CodingKey]) {
    self.options = options
    self.document = document
    self.node = node
    codingPath = path
  }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try keyed(node, codingPath)
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try unkeyed(node, codingPath) }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { _SingleDecoding(self) }
  func keyed<Key: CodingKey>(
    _ node: Int, _ path: [any CodingKey]
  ) throws -> KeyedDecodingContainer<Key> {
    try check(node, 5, [String: Any].self, "Cannot get keyed decoding container", path)
    guard var names = _jsonKeys(document, node), var fields = _jsonFields(document, node) else {
      throw _UnreadableText()
    }
    if let name = options.name, Key.self != _DictionaryCodingKey.self {
      let pairs = names.map { (name($0, path), fields[$0]!) }
      fields = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
      names = pairs.map { $0.0 }
    }
    return KeyedDecodingContainer<Key>(self, names, fields, path)
  }
  func unkeyed(_ node: Int, _ path: [any CodingKey]) throws -> any UnkeyedDecodingContainer {
    try check(node, 4, [Any].self, "Cannot get unkeyed decoding container", path)
    return _UnkeyedDecoding(self, _jsonItems(document, node), path)
  }
  func check(
    _ node: Int, _ kind: Int, _ type: Any.Type, _ failure: String, _ path: [any CodingKey]
  ) throws {
    let found = _jsonKind(document, node)
    if found == kind { return }
    if found == 0, kind != 1 {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(
          codingPath: path, debugDescription: failure + " -- found null value instead"))
    }
    let names = ["null", "bool", "number", "a string", "an array", "a dictionary"]
    throw DecodingError.typeMismatch(
      type,
      DecodingError.Context(
        codingPath: path,
        debugDescription: "Expected to decode \(type) but found \(names[found]) instead."))
  }
  // The casts can't fail: `_jsonValue` and `special` return a value of the type that they are asked for.
  func decoded<T: Decodable>(_ type: T.Type, _ node: Int, _ path: [any CodingKey]) throws -> T {
    if let value = _jsonValue(document, node, type) { return value as! T }
    let decoder = _TreeDecoder(options, document, node, path)
    if let special = try options.special(type, decoder) { return special as! T }
    return try type.init(from: decoder)
  }
  func isNull(_ node: Int) -> Bool { _jsonKind(document, node) == 0 }
}
@intrinsic("json.kind") func _jsonKind(_ document: Any, _ node: Int) -> Int
@intrinsic("json.keys") func _jsonKeys(_ document: Any, _ node: Int) -> [String]?
@intrinsic("json.fields") func _jsonFields(_ document: Any, _ node: Int) -> [String: Int]?
@intrinsic("json.items") func _jsonItems(_ document: Any, _ node: Int) -> [Int]
@intrinsic("json.value")
func _jsonValue(_ document: Any, _ node: Int, _ type: Any.Type) -> Any?
extension Decoder {
  func _scalar<T>(_ type: T.Type, _ kind: Int) throws -> T {
    // There is no other type of decoder. Programs can't declare one.
    let decoder = self as! _TreeDecoder
    try decoder.check(
      decoder.node, kind, type, "Cannot get value of type \(type)", decoder.codingPath)
    guard let value = _jsonValue(decoder.document, decoder.node, type) else {
      if let special = try decoder.options.special(type, decoder) { return special as! T }
      throw _UnreadableText()
    }
    return value as! T
  }
}
struct KeyedDecodingContainer<K: CodingKey>: KeyedDecodingContainerProtocol {
  typealias Key = K
  let _decoder: _TreeDecoder
  let _names: [String]
  let _fields: [String: Int]
  let codingPath: [any CodingKey]
  init(
    _ decoder: _TreeDecoder, _ names: [String], _ fields: [String: Int], _ path: [any CodingKey]
  ) {
    _decoder = decoder
    _names = names
    _fields = fields
    codingPath = path
  }
  var allKeys: [Key] { _names.compactMap { Key(stringValue: $0) } }
  func contains(_ key: Key) -> Bool { _fields[key.stringValue] != nil }
  func _node(_ key: any CodingKey) throws -> Int {
    if let node = _fields[key.stringValue] { return node }
    throw DecodingError.keyNotFound(
      key,
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."))
  }
  func decodeNil(forKey key: Key) throws -> Bool { _decoder.isNull(try _node(key)) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try _decoder.decoded(type, _node(key), codingPath + [key])
  }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard let node = _fields[key.stringValue], !_decoder.isNull(node) else { return nil }
    return try _decoder.decoded(type, node, codingPath + [key])
  }
  func _onlyKey(of type: Any.Type) throws -> Key {
    let keys = allKeys
    guard keys.count == 1 else {
      throw DecodingError.typeMismatch(
        type,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "Invalid number of keys found, expected one."))
    }
    return keys[0]
  }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try _decoder.keyed(_node(key), codingPath + [key])
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try _decoder.unkeyed(_node(key), codingPath + [key])
  }
  func superDecoder() throws -> any Decoder { try _superDecoder(_CodingKey.superKey) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try _superDecoder(key) }
  func _superDecoder(_ key: any CodingKey) throws -> any Decoder {
    _TreeDecoder(_decoder.options, _decoder.document, try _node(key), codingPath + [key])
  }
}
struct _UnkeyedDecoding: UnkeyedDecodingContainer {
  let _decoder: _TreeDecoder
  let _items: [Int]
  let codingPath: [any CodingKey]
  var currentIndex = 0
  init(_ decoder: _TreeDecoder, _ items: [Int], _ path: [any CodingKey]) {
    _decoder = decoder
    _items = items
    codingPath = path
  }
  var count: Int? { _items.count }
  var isAtEnd: Bool { currentIndex >= _items.count }
  func _path() -> [any CodingKey] { codingPath + [_CodingKey(index: currentIndex)] }
  func _node(_ type: Any.Type, _ failure: String = "Unkeyed container is at end.") throws -> Int {
    if currentIndex < _items.count { return _items[currentIndex] }
    throw DecodingError.valueNotFound(
      type, DecodingError.Context(codingPath: _path(), debugDescription: failure))
  }
  mutating func decodeNil() throws -> Bool {
    guard _decoder.isNull(try _node(Never.self)) else { return false }
    currentIndex += 1
    return true
  }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let node = try _node(type)
    if let value = _jsonValue(_decoder.document, node, type) {
      currentIndex += 1
      return value as! T
    }
    let value = try _decoder.decoded(type, node, _path())
    currentIndex += 1
    return value
  }
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    if isAtEnd { return nil }
    if try decodeNil() { return nil }
    return try decode(type)
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let node = try _node(
      [String: Any].self, "Cannot get nested keyed container -- unkeyed container is at end.")
    let container: KeyedDecodingContainer<NestedKey> = try _decoder.keyed(node, _path())
    currentIndex += 1
    return container
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let node = try _node(
      [Any].self, "Cannot get nested unkeyed container -- unkeyed container is at end.")
    let container = try _decoder.unkeyed(node, _path())
    currentIndex += 1
    return container
  }
  mutating func superDecoder() throws -> any Decoder {
    let node = try _node(
      (any Decoder).self, "Cannot get superDecoder() -- unkeyed container is at end.")
    let decoder = _TreeDecoder(_decoder.options, _decoder.document, node, _path())
    currentIndex += 1
    return decoder
  }
}
struct _SingleDecoding: SingleValueDecodingContainer {
  let _decoder: _TreeDecoder
  init(_ decoder: _TreeDecoder) { _decoder = decoder }
  var codingPath: [any CodingKey] { _decoder.codingPath }
  func decodeNil() -> Bool { _decoder.isNull(_decoder.node) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try _decoder.decoded(type, _decoder.node, codingPath)
  }
}
