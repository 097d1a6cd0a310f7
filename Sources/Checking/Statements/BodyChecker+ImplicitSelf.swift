import Reading
import Semantics
import SwiftSyntax

/// Implicit members of `Self`.
extension BodyChecker {
  /// The value of a variable with the base `Self` for the implicit members that are wanted as a `Self`.
  func asMembersOfSelf(_ term: Term, in annotation: TypeSyntax) -> Term {
    if annotation.isSelf { return asMemberOfSelf(term) }
    func again(_ kind: Term.Kind) -> Term {
      Term(
        id: term.id, kind, position: term.position, anchor: term.anchor, syntax: term.syntax)
    }
    switch (annotation.as(TypeSyntaxEnum.self), term.kind) {
    case (.arrayType(let array), .array(let elements)):
      return again(.array(elements.map { asMembersOfSelf($0, in: array.element) }))
    case (.dictionaryType(let dictionary), .dictionary(let elements)):
      return again(
        .dictionary(
          elements.map { (key: $0.key, value: asMembersOfSelf($0.value, in: dictionary.value)) }))
    default: return term
    }
  }

  /// The term with `Self` as the written base of implicit members: in a class, `.init()` where a `Self`
  /// is wanted makes an object of the dynamic type. The type that is wanted here names the class alone.
  func asMemberOfSelf(_ term: Term) -> Term {
    func again(_ kind: Term.Kind) -> Term {
      Term(
        id: term.id, kind, position: term.position, anchor: term.anchor, syntax: term.syntax)
    }
    switch term.kind {
    case .implicitMember(let name):
      let type = model.makeTerm(.name(Term.Name("Self")), at: term.position, syntax: term.syntax)
      return again(.member(type, name, position: term.position))
    case .call(let callee, let arguments): return again(.call(asMemberOfSelf(callee), arguments))
    case .parenthesized(let inner): return again(.parenthesized(asMemberOfSelf(inner)))
    case .await(let inner): return again(.await(asMemberOfSelf(inner)))
    case .attempt(let attempt, let inner) where attempt != .optional:
      return again(.attempt(attempt, asMemberOfSelf(inner)))
    case .ternary(let condition, let one, let other):
      return again(.ternary(condition, asMemberOfSelf(one), asMemberOfSelf(other)))
    default: return term
    }
  }

  /// Whether the function returns a `Self` that may be a subclass.
  func returnsDynamicSelf(_ frame: Frame) -> Bool {
    guard case .function(let function) = frame.kind,
      function.interface.value.returnsSelf || function.storage?.returnsSelf ?? false
    else { return false }
    return function.owner.map(hasSubclasses) ?? false
  }

  /// Whether `Self` in the code may be a subclass.
  func hasSubclasses(_ owner: Owner) -> Bool {
    (owner.type as? NominalDeclaration).map(hasSubclasses) ?? false
  }

  func hasSubclasses(_ type: NominalDeclaration) -> Bool { type.kind == .class && !type.isFinal }
}
