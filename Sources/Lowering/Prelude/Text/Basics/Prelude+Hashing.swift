extension Prelude {
  static let hashing = #"""
    struct Hasher {
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

    @builtIn("native") struct ObjectIdentifier: Hashable, Comparable, Sendable, CustomDebugStringConvertible {
      @intrinsic("objectIdentifier") init(_ object: AnyObject)
      @_disfavoredOverload @intrinsic("typeIdentifier") init(_ type: Any.Type)
      @intrinsic("equal") static func == (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
      @intrinsic("objectIdentifier.less")
      static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
      func hash(into hasher: inout Hasher) { hasher._combine(self) }
      @intrinsic("describe") var debugDescription: String { get }
    }
    """#
}
