struct Hasher: Sendable {
  var _state: Int
  init() { _state = _hashSeed() }
  mutating func combine<H: Hashable>(_ value: H) {
    if _isNative(H.self, (any Hashable).self) {
      _combine(value)
    } else {
      value.hash(into: &self)
    }
  }
  mutating func _combine<H>(_ value: H) { _state = _mixHash(_state, value) }
  func finalize() -> Int { _state }
}
@intrinsic("hash.seed") func _hashSeed() -> Int
@intrinsic("hash.mix") func _mixHash<H>(_ state: Int, _ value: H) -> Int
func _hash<H: Hashable>(of value: H) -> Int {
  var hasher = Hasher()
  hasher.combine(value)
  return hasher.finalize()
}
@intrinsic("isNative") func _isNative(_ type: Any.Type, _ proto: Any.Type) -> Bool

struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  let _base: any Hashable
  init<H: Hashable>(_ base: H) {
    if let box = base as? AnyHashable { _base = box._base } else { _base = base }
  }
  var base: Any { _base }
  static func == (a: AnyHashable, b: AnyHashable) -> Bool {
    _isSame(_canonicalNumber(a._base), _canonicalNumber(b._base))
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_canonicalNumber(_base)) }
  var description: String { String(describing: _base) }
  var debugDescription: String { "AnyHashable(" + String(reflecting: _base) + ")" }
}
@intrinsic("number.canonical") func _canonicalNumber(_ value: any Hashable) -> any Hashable
func _isSame<H: Hashable>(_ a: H, _ b: any Hashable) -> Bool {
  if type(of: b) == H.self || _isObject(b), let same = b as? H { return a == same }
  return _isObject(b) && _isInherited(b, a)
}
/// Whether the value is an instance of a class. On Linux, `is AnyObject` holds for all values.
@intrinsic("native.isObject") func _isObject(_ value: Any) -> Bool
func _isInherited<H: Hashable>(_ b: H, _ a: any Hashable) -> Bool {
  if let same = a as? H { return same == b }
  return false
}
func _box<H: Hashable>(_ value: H) -> AnyHashable { AnyHashable(value) }
func _boxKeys<K: Hashable, V>(_ table: [K: V]) -> [AnyHashable: V] {
  var result: [AnyHashable: V] = [:]
  for (key, value) in table { result[AnyHashable(key)] = value }
  return result
}
func _boxMembers<E: Hashable>(_ members: Set<E>) -> Set<AnyHashable> {
  var result: Set<AnyHashable> = []
  for member in members { result.insert(AnyHashable(member)) }
  return result
}

@builtIn("native")
struct ObjectIdentifier: Hashable, Comparable, Sendable, CustomDebugStringConvertible {
  @intrinsic("objectIdentifier") init(_ object: AnyObject)
  @_disfavoredOverload @intrinsic("typeIdentifier") init(_ type: Any.Type)
  @intrinsic("equal") static func == (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
  @intrinsic("objectIdentifier.less")
  static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
  @intrinsic("describe") var debugDescription: String { get }
}
