/// A generic parameter of a type, function, subscript, alias or extension, or a protocol's `Self`.
final class GenericParameter: Hashable {
  let name: String
  /// Whether it is a protocol's `Self`.
  let isSelf: Bool
  /// The constraint of an opened existential's type, which holds in every signature.
  let opened: Existential?
  private(set) lazy var type = Type(.parameter(self))

  init(name: String, isSelf: Bool = false, opened: Existential? = nil) {
    self.name = name
    self.isSelf = isSelf
    self.opened = opened
  }

  static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A requirement on generic parameters and their associated types.
enum GenericRequirement: Hashable {
  case conforms(Type, ProtocolDeclaration)
  case same(Type, Type)
  case inherits(Type, superclass: Type)
  case classBound(Type)
}

/// `some P` as a result. The declaration's body determines the underlying type.
final class OpaqueResult: Hashable {
  let name: String
  /// The facts that callers know: conformances (with primary associated types) and superclass, in
  /// terms of the owner's parameters.
  var constraint: Existential = Existential()
  /// The owner's generic parameters, which the opaque type's arguments replace.
  var parameters: [GenericParameter] = []
  /// The type that the body returns, once the body is checked.
  var underlying: Type?
  /// Checks the owner's body to determine `underlying`.
  var check: (() -> Void)?

  init(name: String) { self.name = name }
  static func == (left: OpaqueResult, right: OpaqueResult) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
