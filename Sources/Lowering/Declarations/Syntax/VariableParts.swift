import Reading
import SwiftSyntax

/// One binding of a variable declaration, with all its written parts.
struct VariableParts {
  var syntax: VariableDeclSyntax
  var binding: PatternBindingSyntax
  var annotation: TypeSyntax?
  var modifiers: Modifiers
  var attributes: Attributes
  var isConstant: Bool
  var owner: Owner?
  var context: Context
}

extension TypeSyntax {
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
      || self.as(AttributedTypeSyntax.self)?.baseType.isOptional ?? false
  }

  /// Whether the initial value may complete the type: a name without arguments, or a `_`.
  var mayNeedValue: Bool {
    if spelling.contains("_") { return true }
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let name): return name.genericArgumentClause == nil
    case .memberType(let member): return member.genericArgumentClause == nil
    case .optionalType(let optional): return optional.wrappedType.mayNeedValue
    case .arrayType(let array): return array.element.mayNeedValue
    default: return false
    }
  }
}
