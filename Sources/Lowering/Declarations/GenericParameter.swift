/// A generic parameter of a type, function, subscript, alias or extension; `Self` of a protocol.
final class GenericParameter: Hashable {
  let name: String
  /// Whether it is the `Self` of a protocol.
  let isSelf: Bool
  /// For the type inside of an opened existential: what is known of it in every signature.
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

/// What a generic signature asks of its parameters and their members.
enum GenericRequirement: Hashable {
  case conforms(Type, ProtocolDeclaration)
  case same(Type, Type)
  case inherits(Type, superclass: Type)
  case classBound(Type)
}

/// `some P` as written for a result; who it is, is found from the declaration's body.
final class OpaqueResult: Hashable {
  let name: String
  /// What callers may know of it: conformances (with primary arguments) and superclass, with the
  /// owner's parameters.
  var constraint: Existential = Existential()
  /// The owner's generic parameters, which its arguments are for.
  var parameters: [GenericParameter] = []
  /// The type that the body returns, once it is checked.
  var underlying: Type?
  /// Checks the owner's body, so that `underlying` is known.
  var check: (() -> Void)?

  init(name: String) { self.name = name }
  static func == (left: OpaqueResult, right: OpaqueResult) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
