/// The prelude's declarations that the language itself refers to, found by name when first needed.
final class CoreTypes {
  /// Of the part of the prelude that every program sees.
  let scope: Context
  /// Of the sections that an import makes visible, by module.
  var modules: [String: Context] = [:]
  /// Reads the prelude piece by piece; nil for a small one of a test's.
  var loader: PreludeLoader?
  private var types: [String: TypeContext] = [:]

  init(scope: Context) { self.scope = scope }

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

  func nominal(_ name: String) -> NominalDeclaration {
    guard let found = find(name) as? NominalDeclaration else {
      preconditionFailure("the prelude declares the type `\(name)`")
    }
    return found
  }

  func `protocol`(_ name: String) -> ProtocolDeclaration {
    guard let found = find(name) as? ProtocolDeclaration else {
      preconditionFailure("the prelude declares the protocol `\(name)`")
    }
    return found
  }

  /// Of a part of the prelude that isn't always there.
  func protocolIfDeclared(_ name: String) -> ProtocolDeclaration? {
    find(name) as? ProtocolDeclaration
  }

  // MARK: Types

  var int: Type { .nominal(nominal("Int")) }
  var double: Type { .nominal(nominal("Double")) }
  var bool: Type { .nominal(nominal("Bool")) }
  var string: Type { .nominal(nominal("String")) }
  var character: Type { .nominal(nominal("Character")) }
  var never: Type { .nominal(nominal("Never")) }
  var anyError: Type { Type(.existential(Existential(protocols: [`protocol`("Error")]))) }
  /// `AnyHashable`, to which whatever can be hashed converts.
  func isHashableBox(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.name == "AnyHashable" else { return false }
    return nominal.isPrelude
  }
  var optional: NominalDeclaration { nominal("Optional") }
  var array: NominalDeclaration { nominal("Array") }
  var dictionary: NominalDeclaration { nominal("Dictionary") }
  var set: NominalDeclaration { nominal("Set") }

  func optional(_ wrapped: Type) -> Type { .nominal(optional, [wrapped]) }
  func array(of element: Type) -> Type { .nominal(array, [element]) }
}
