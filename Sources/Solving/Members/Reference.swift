package import Semantics

/// The declaration that a name refers to, and its types.
///
/// References never change and are passed often, in attempts, the trail, solutions and building.
/// Objects avoid copies.
package final class Reference {
  package enum Target {
    case function(FunctionDeclaration)
    case storage(StorageDeclaration)
    case enumerationCase(CaseDeclaration)
    /// A type used as a value: `Int.self`, the base of a static member, the callee of an
    /// initializer call.
    case type(Type)
    case tupleElement(Int)
    /// `base.name` by `subscript(dynamicMember:)`; with a key path if it takes one.
    case dynamicMember(StorageDeclaration, keyPath: Bool)
    /// `base[keyPath: path]`
    case keyPathApplication
    /// The function or closure itself: a call of a value.
    case value
    /// `type(of: value)`, for the call.
    case typeOf
  }

  /// How the declaration is reached.
  package enum Base {
    /// By its name alone: a local or global declaration.
    case none
    case instance
    /// Through the type: a static member, an initializer, an enum case.
    case metatype
    /// `Type.method`: takes the instance first.
    case unapplied
    /// Through an implicit `self`.
    case implicitSelf
    case implicitMetatype
    case superclass
    /// `.name`, found in the contextual type.
    case contextual
  }

  package let target: Target
  package let base: Base
  /// The substitution of the declaration's generic parameters: those of its type, the protocol's
  /// `Self`, and its own.
  package let substitution: Substitution
  /// The type of the instance through which the member was found; a superclass for inherited
  /// members.
  package let baseType: Type?
  /// Set if the base is an existential. Its value is opened, and `Type(.opaque(opened, []))` is the
  /// type inside wherever it appears in `substitution`. In `type` it is erased again.
  package let opened: OpaqueResult?
  /// The type of the reference itself: a function's type after `self` is applied.
  package let type: Type

  package init(
    target: Target, base: Base = .none, substitution: Substitution = .none,
    baseType: Type? = nil, opened: OpaqueResult? = nil, type: Type
  ) {
    self.target = target
    self.base = base
    self.substitution = substitution
    self.baseType = baseType
    self.opened = opened
    self.type = type
  }

  /// A copy with the given parts replaced.
  package func with(
    base: Base? = nil, substitution: Substitution? = nil, opened: OpaqueResult? = nil,
    type: Type? = nil
  ) -> Reference {
    Reference(
      target: target, base: base ?? self.base, substitution: substitution ?? self.substitution,
      baseType: baseType, opened: opened ?? self.opened, type: type ?? self.type)
  }
}

extension Reference {
  /// Whether it is a property or subscript that is assigned without changing what it belongs to.
  package var isWrittenThroughReference: Bool {
    guard case .storage(let storage) = target else { return false }
    return storage.isSettable && !storage.setterMutates
  }
}

extension Reference.Target {
  package var declaration: Declaration? {
    switch self {
    case .function(let function): function
    case .storage(let storage), .dynamicMember(let storage, _): storage
    case .enumerationCase(let declaration): declaration
    case .type, .tupleElement, .keyPathApplication, .value, .typeOf: nil
    }
  }

  package var isFunction: Bool { if case .function = self { true } else { false } }
}
