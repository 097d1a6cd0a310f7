import Reading
package import SwiftSyntax

/// Attributes that name types: global actors, property wrappers, result builders.
extension SemanticModel {
  /// The type that an attribute names; nil for the language's attributes.
  package func attributeType(_ attribute: AttributeSyntax, in context: Context)
    -> NominalDeclaration?
  {
    if let identifier = attribute.attributeName.as(IdentifierTypeSyntax.self) {
      guard let found = findType(identifier.name.plainName, in: context) else { return nil }
      switch found {
      case .type(let type, _): return type as? NominalDeclaration
      case .alias(let alias, _): return alias.underlying.value.nominal
      case .parameter, .associated: return nil
      }
    }
    return collecting { resolve(attribute.attributeName, in: context, placeholder: { .error }) }
      .result.nominal
  }

  /// `@ListBuilder<Int>`, with its arguments; nil if there is no attribute.
  package func builderType(_ attribute: AttributeSyntax?, in context: Context) -> Type? {
    attribute.map { resolve($0.attributeName, in: context) }
  }

  package func globalActor(_ attribute: AttributeSyntax, in context: Context) -> NominalDeclaration?
  {
    attributeType(attribute, in: context).flatMap {
      $0.attributes.contains("globalActor") ? $0 : nil
    }
  }
}
