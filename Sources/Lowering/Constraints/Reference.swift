/// What a name turned out to mean, and with which types.
///
/// Attempts, the trail, solutions and whoever builds code hand it on all the time, and it never changes:
/// as an object it costs nothing to hand over.
final class Reference {
  enum Target {
    case function(FunctionDeclaration)
    case storage(StorageDeclaration)
    case enumerationCase(CaseDeclaration)
    /// A type used as a value: `Int.self`, the base of a static member, what a call makes.
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

  /// How it is reached.
  enum Base {
    /// By its name alone; local or of the top level.
    case none
    case instance
    /// Through the type: a static member, an initializer, an enum case.
    case metatype
    /// `Type.method`: takes the instance first.
    case unapplied
    /// Through `self` that isn't written.
    case implicitSelf
    case implicitMetatype
    case superclass
    /// `.name`, found in the type that is wanted.
    case contextual
  }

  let target: Target
  let base: Base
  /// What the declaration's generic parameters stand for: those of the type it belongs to, the
  /// protocol's `Self`, its own.
  let substitution: Substitution
  /// The type of the instance that the member was found on; a superclass's for inherited ones.
  let baseType: Type?
  /// The base is an existential: its value is opened, and `Type(.opaque(opened, []))` stands for the
  /// type inside wherever it appears in `substitution`; in `type` it is erased again.
  let opened: OpaqueResult?
  /// The type of the reference itself: a function's after `self` is given.
  let type: Type

  init(
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

  /// The same but for what is given.
  func with(
    base: Base? = nil, substitution: Substitution? = nil, opened: OpaqueResult? = nil,
    type: Type? = nil
  ) -> Reference {
    Reference(
      target: target, base: base ?? self.base, substitution: substitution ?? self.substitution,
      baseType: baseType, opened: opened ?? self.opened, type: type ?? self.type)
  }
}
