import Reading
package import SwiftSyntax

extension SemanticModel {
  /// A wrapper's type, as written or inferred from the wrapped type; nil if neither is enough.
  package func wrapperType(
    _ attribute: AttributeSyntax, _ wrapper: NominalDeclaration, around inner: Type?,
    in context: Context
  ) -> Type? {
    let (written, problems) = collecting { resolve(attribute.attributeName, in: context) }
    if problems.isEmpty { return written }
    guard let inner,
      let pattern = memberType("wrappedValue", of: wrapper.declaredType, in: context)
    else { return nil }
    var found = Substitution.none
    guard pattern.match(inner, &found),
      wrapper.genericParameters.allSatisfy({ found[$0] != nil })
    else { return nil }
    return .nominal(wrapper, wrapper.genericParameters.compactMap { found[$0] })
  }

  /// The type of a type's property.
  package func memberType(_ name: String, of type: Type, in context: Context) -> Type? {
    for found in members(name, of: type, in: context) {
      if case .storage(let storage) = found.member, !storage.isStatic {
        return substitute(storage.type.value, found.substitution, in: context.signature)
      }
    }
    return nil
  }
}
