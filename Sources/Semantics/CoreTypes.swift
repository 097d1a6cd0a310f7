/// The prelude's declarations that the language itself uses, found by name at first use.
package final class CoreTypes {
  /// The section that every program sees.
  package let scope: Context
  /// The sections that imports make visible, by module.
  package var modules: [String: Context] = [:]
  /// Loads the prelude piece by piece; nil for a test's small prelude.
  package var loader: PreludeLoader?
  private var types: [String: TypeContext] = [:]

  package init(scope: Context) { self.scope = scope }

  private func find(_ name: String) -> TypeContext? {
    if let known = types[name] { return known }
    for context in [scope] + modules.values {
      for case .type(let type) in context.names[name] ?? [] {
        types[name] = type
        return type
      }
    }
    return nil
  }

  package func nominal(_ name: String) -> NominalDeclaration {
    guard let found = find(name) as? NominalDeclaration else {
      preconditionFailure("the prelude declares the type `\(name)`")
    }
    return found
  }

  /// The type of `#_sourceLocation`; nil if Testing isn't imported.
  package private(set) lazy var sourceLocation: NominalDeclaration? = {
    for case .type(let type) in modules["Testing"]?.names["SourceLocation"] ?? [] {
      return type as? NominalDeclaration
    }
    return nil
  }()

  package func `protocol`(_ name: String) -> ProtocolDeclaration {
    guard let found = find(name) as? ProtocolDeclaration else {
      preconditionFailure("the prelude declares the protocol `\(name)`")
    }
    return found
  }

  /// A protocol that isn't always visible; nil if it isn't declared.
  package func protocolIfDeclared(_ name: String) -> ProtocolDeclaration? {
    find(name) as? ProtocolDeclaration
  }

  // MARK: Types

  // Used often, so each is looked up once.
  package private(set) lazy var int = Type.nominal(nominal("Int"))
  package private(set) lazy var double = Type.nominal(nominal("Double"))
  package private(set) lazy var bool = Type.nominal(nominal("Bool"))
  package private(set) lazy var string = Type.nominal(nominal("String"))
  package private(set) lazy var character = Type.nominal(nominal("Character"))
  package private(set) lazy var never = Type.nominal(nominal("Never"))
  package private(set) lazy var mirror = nominal("Mirror")
  package private(set) lazy var anyError = Type(
    .existential(Existential(protocols: [`protocol`("Error")])))
  /// `AnyHashable`, the target of conversions from any hashable type.
  package func isHashableBox(_ type: Type) -> Bool {
    type.nominal?.known == .anyHashable
  }
  package private(set) lazy var sendable = `protocol`("Sendable")
  package private(set) lazy var optional = nominal("Optional")
  package private(set) lazy var array = nominal("Array")
  package private(set) lazy var dictionary = nominal("Dictionary")
  package private(set) lazy var set = nominal("Set")

  package func optional(_ wrapped: Type) -> Type { .nominal(optional, [wrapped]) }
  package func array(of element: Type) -> Type { .nominal(array, [element]) }
}
