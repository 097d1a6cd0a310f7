import Reading
package import SwiftSyntax

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

  /// Whether it has an initial value, written or implied.
  var isInitialized: Bool {
    binding.initializer != nil || !isConstant && annotation?.isInitiallyNil ?? false
  }
}

extension TypeSyntax {
  package var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
      || self.as(AttributedTypeSyntax.self)?.baseType.isOptional ?? false
  }

  package var isImplicitlyUnwrapped: Bool {
    self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(AttributedTypeSyntax.self)?.baseType.isImplicitlyUnwrapped ?? false
  }

  /// Whether a variable of the type is initially nil: `Int?` or `Int!`, but not `Optional<Int>`. The
  /// parts of a tuple of such types are nil.
  package var isInitiallyNil: Bool {
    if let tuple = self.as(TupleTypeSyntax.self) {
      return tuple.elements.allSatisfy(\.type.isInitiallyNil)
    }
    return self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// Whether the initial value may complete the type: a name without arguments, or a `_`.
  package var mayNeedValue: Bool {
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

extension PatternBindingListSyntax {
  /// The bindings with their types. In `var a, b: Int` the type applies to both names.
  package var annotated: [(binding: PatternBindingSyntax, annotation: TypeSyntax?)] {
    var following: TypeSyntax?
    return reversed().map { binding in
      if let own = binding.typeAnnotation {
        following = own.type
      } else if binding.initializer != nil || binding.accessorBlock != nil {
        following = nil
      }
      return (binding, following)
    }.reversed()
  }

  /// Whether the first binding has an initial value and another has none.
  var hidesUninitialized: Bool {
    guard count > 1, first?.initializer != nil else { return false }
    let isVariable =
      parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.var)
    return annotated.contains { binding, annotation in
      binding.initializer == nil && binding.accessorBlock == nil
        && !(isVariable && annotation?.isInitiallyNil ?? false)
    }
  }

  /// Whether each binding has an initial value, written or implied.
  var areInitialized: Bool {
    annotated.allSatisfy { binding, annotation in
      binding.initializer != nil || annotation?.isInitiallyNil ?? false
    }
  }
}
