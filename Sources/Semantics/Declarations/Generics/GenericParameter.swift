/// A generic parameter of a type, function, subscript, alias or extension, or a protocol's `Self`.
package final class GenericParameter: Hashable {
  package let name: String
  /// Whether it is a protocol's `Self`.
  package let isSelf: Bool
  /// The constraint of an opened existential's type, which holds in every signature.
  package let opened: Existential?
  package private(set) lazy var type = Type(.parameter(self))
  /// Whether its arguments need not be copyable: `T: ~Copyable`.
  package var isNoncopyable = false

  package init(name: String, isSelf: Bool = false, opened: Existential? = nil) {
    self.name = name
    self.isSelf = isSelf
    self.opened = opened
  }

  package static func == (left: GenericParameter, right: GenericParameter) -> Bool {
    left === right
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A requirement on generic parameters and their associated types.
package enum GenericRequirement: Hashable {
  case conforms(Type, ProtocolDeclaration)
  case same(Type, Type)
  case inherits(Type, superclass: Type)
  case classBound(Type)
}

/// `some P` as a result. The declaration's body determines the underlying type.
package final class OpaqueResult: Hashable {
  package let name: String
  /// The facts that callers know: conformances (with primary associated types) and superclass, in
  /// terms of the owner's parameters.
  package var constraint: Existential = Existential()
  /// The owner's generic parameters, which the opaque type's arguments replace.
  package var parameters: [GenericParameter] = []
  /// The type that the body returns, once the body is checked.
  package var underlying: Type?
  /// Checks the owner's body to determine `underlying`.
  package var check: (() -> Void)?

  package init(name: String) { self.name = name }
  package static func == (left: OpaqueResult, right: OpaqueResult) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
