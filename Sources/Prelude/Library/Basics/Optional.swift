@builtIn("optional") enum Optional<Wrapped>: ExpressibleByNilLiteral {
  case none
  case some(Wrapped)
  @noncopyable @intrinsic("optional.some") init(_ some: consuming Wrapped)
  init(nilLiteral: ()) { self = .none }
  func map<E, U>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U? {
    switch self {
    case .some(let value): return .some(try transform(value))
    case .none: return .none
    }
  }
  func flatMap<E, U>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U? {
    switch self {
    case .some(let value): return try transform(value)
    case .none: return .none
    }
  }
  @noncopyable @intrinsic("optional.take") mutating func take() -> Wrapped?
  @intrinsic("optional.unwrap") var unsafelyUnwrapped: Wrapped { get }
}
extension Optional: Sendable where Wrapped: Sendable {}
extension Optional: CustomDebugStringConvertible {
  @operation("debugDescribe") var debugDescription: String { get }
}
@native extension Optional: Equatable where Wrapped: Equatable {
  static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool {
    switch (lhs, rhs) {
    case let (l?, r?): return l == r
    case (nil, nil): return true
    default: return false
    }
  }
}
@native extension Optional: Hashable where Wrapped: Hashable {
  func hash(into hasher: inout Hasher) {
    switch self {
    case .none: hasher._combine(0)
    case .some(let wrapped):
      hasher._combine(1)
      hasher.combine(wrapped)
    }
  }
}
struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
  init(nilLiteral: ()) {}
}
extension Optional {
  @intrinsic("nil.equals")
  static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
  @noncopyable @intrinsic("optional.equalsNil")
  static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
  @noncopyable @intrinsic("optional.differsFromNil")
  static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
  @intrinsic("nil.equals")
  static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
  @intrinsic("nil.differs")
  static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
}
@noncopyable @form("coalesce")
func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T {
  switch optional {
  case .some(let value): return value
  case .none: return try defaultValue()
  }
}
@form("coalesceOptional")
func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T? {
  switch optional {
  case .some(let value): return value
  case .none: return try defaultValue()
  }
}
