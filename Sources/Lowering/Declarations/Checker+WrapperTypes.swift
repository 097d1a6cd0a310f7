import Reading
import SwiftSyntax

extension Checker {
  /// A wrapper's type, from how it is written or from the type of what it wraps; nil where that
  /// isn't enough.
  func wrapperType(
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

  /// The type of a property that a type has.
  func memberType(_ name: String, of type: Type, in context: Context) -> Type? {
    for found in members(name, of: type, in: context) {
      if case .storage(let storage) = found.member, !storage.isStatic {
        return substitute(storage.type.value, found.substitution, in: context.signature)
      }
    }
    return nil
  }
}
