// Encoding: values become trees of what JSON knows. `Void` is null, an array is an array, and a pair of
// names and values is an object.

protocol KeyedEncodingContainerProtocol {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
}
protocol UnkeyedEncodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int { get }
  mutating func encodeNil() throws
  mutating func encode<T: Encodable>(_ value: T) throws
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey>
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
}
protocol SingleValueEncodingContainer {
  var codingPath: [any CodingKey] { get }
  mutating func encodeNil() throws
  mutating func encode<T: Encodable>(_ value: T) throws
}
final class _EncodedObject {
  var keys: [String] = []
  var values: [String: Any] = [:]
  init() {}
  func set(_ value: Any, _ key: String) {
    if values.updateValue(value, forKey: key) == nil { keys.append(key) }
  }
}
final class _EncodedArray {
  var values: [Any] = []
  init() {}
}
final class _EncodingOptions {
  var userInfo: [CodingUserInfoKey: Any] = [:]
  var name: (_ key: any CodingKey, _ path: [any CodingKey]) -> String = { key, _ in
    key.stringValue
  }
  var special: (_ value: Any, _ encoder: _TreeEncoder) throws -> Any? = { _, _ in nil }
  init() {}
}
final class _TreeEncoder: Encoder {
  let options: _EncodingOptions
  let codingPath: [any CodingKey]
  var result: Any?
  var userInfo: [CodingUserInfoKey: Any] { options.userInfo }
  init(_ options: _EncodingOptions, _ path: [any CodingKey]) {
    self.options = options
    codingPath = path
  }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let object = result as? _EncodedObject ?? _EncodedObject()
    if result == nil { result = object }
    return KeyedEncodingContainer(self, object, codingPath)
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let array = result as? _EncodedArray ?? _EncodedArray()
    if result == nil { result = array }
    return _UnkeyedEncoding(self, array, codingPath)
  }
  func singleValueContainer() -> any SingleValueEncodingContainer { _SingleEncoding(self) }
  func encoded<T: Encodable>(_ value: T, _ path: [any CodingKey]) throws -> Any {
    try encodedOrNothing(value, path) ?? _EncodedObject()
  }
  func encodedOrNothing<T: Encodable>(_ value: T, _ path: [any CodingKey]) throws -> Any? {
    if let scalar = _codedScalar(value) { return scalar }
    let encoder = _TreeEncoder(options, path)
    if let special = try options.special(value, encoder) { return special }
    try value.encode(to: encoder)
    return encoder.result
  }
}
@intrinsic("coding.scalar") func _codedScalar(_ value: Any) -> Any?
func _finished(_ part: Any) -> Any {
  if let object = part as? _EncodedObject {
    return (object.keys, object.keys.map { _finished(object.values[$0]!) })
  }
  if let array = part as? _EncodedArray { return array.values.map { _finished($0) } }
  if let encoder = part as? _TreeEncoder { return _finished(encoder.result ?? _EncodedObject()) }
  return part
}
struct KeyedEncodingContainer<K: CodingKey>: KeyedEncodingContainerProtocol {
  typealias Key = K
  let _encoder: _TreeEncoder
  let _object: _EncodedObject
  let codingPath: [any CodingKey]
  init(_ encoder: _TreeEncoder, _ object: _EncodedObject, _ path: [any CodingKey]) {
    _encoder = encoder
    _object = object
    codingPath = path
  }
  func _name(_ key: any CodingKey) -> String {
    Key.self == _DictionaryCodingKey.self
      ? key.stringValue : _encoder.options.name(key, codingPath)
  }
  func _refuse(_ value: Any, _ name: String) throws {
    throw EncodingError.invalidValue(
      value,
      EncodingError.Context(
        codingPath: codingPath,
        debugDescription:
          "Case '\(name)' cannot be encoded because it is not defined in CodingKeys."))
  }
  mutating func encodeNil(forKey key: Key) throws { _object.set((), _name(key)) }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    _object.set(try _encoder.encoded(value, codingPath + [key]), _name(key))
  }
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: Key) throws {
    try encode(object, forKey: key)
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let object = _object.values[_name(key)] as? _EncodedObject ?? _EncodedObject()
    _object.set(object, _name(key))
    return KeyedEncodingContainer<NestedKey>(_encoder, object, codingPath + [key])
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let array = _object.values[_name(key)] as? _EncodedArray ?? _EncodedArray()
    _object.set(array, _name(key))
    return _UnkeyedEncoding(_encoder, array, codingPath + [key])
  }
  mutating func superEncoder() -> any Encoder { _superEncoder(_CodingKey.superKey) }
  mutating func superEncoder(forKey key: Key) -> any Encoder { _superEncoder(key) }
  func _superEncoder(_ key: any CodingKey) -> any Encoder {
    let encoder = _TreeEncoder(_encoder.options, codingPath + [key])
    _object.set(encoder, _name(key))
    return encoder
  }
}
struct _UnkeyedEncoding: UnkeyedEncodingContainer {
  let _encoder: _TreeEncoder
  let _array: _EncodedArray
  let codingPath: [any CodingKey]
  init(_ encoder: _TreeEncoder, _ array: _EncodedArray, _ path: [any CodingKey]) {
    _encoder = encoder
    _array = array
    codingPath = path
  }
  var count: Int { _array.values.count }
  func _path() -> [any CodingKey] { codingPath + [_CodingKey(index: count)] }
  mutating func encodeNil() throws { _array.values.append(()) }
  mutating func encode<T: Encodable>(_ value: T) throws {
    if let scalar = _codedScalar(value) {
      _array.values.append(scalar)
    } else {
      _array.values.append(try _encoder.encoded(value, _path()))
    }
  }
  mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable {
    for element in sequence { try encode(element) }
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    let object = _EncodedObject()
    let path = _path()
    _array.values.append(object)
    return KeyedEncodingContainer<NestedKey>(_encoder, object, path)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let array = _EncodedArray()
    let path = _path()
    _array.values.append(array)
    return _UnkeyedEncoding(_encoder, array, path)
  }
  mutating func superEncoder() -> any Encoder {
    let encoder = _TreeEncoder(_encoder.options, _path())
    _array.values.append(encoder)
    return encoder
  }
}
struct _SingleEncoding: SingleValueEncodingContainer {
  let _encoder: _TreeEncoder
  init(_ encoder: _TreeEncoder) { _encoder = encoder }
  var codingPath: [any CodingKey] { _encoder.codingPath }
  mutating func encodeNil() throws { _encoder.result = () }
  mutating func encode<T: Encodable>(_ value: T) throws {
    _encoder.result = try _encoder.encoded(value, codingPath)
  }
}
