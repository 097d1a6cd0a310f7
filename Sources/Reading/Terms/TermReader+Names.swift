package import SwiftSyntax

/// Names, members and key paths.
extension TermReader {
  package func name(of reference: DeclReferenceExprSyntax) -> Term.Name {
    Term.Name(
      reference.baseName.plainName,
      labels: reference.argumentNames.map { names in
        names.arguments.map { $0.name.text == "_" ? nil : $0.name.plainName }
      })
  }

  func memberAccess(_ syntax: MemberAccessExprSyntax) -> (term: Term, isChain: Bool) {
    let name = name(of: syntax.declName)
    guard let base = syntax.base else {
      return (make(.implicitMember(name), at: syntax, anchor: syntax.declName.baseName), false)
    }
    let (term, isChain) = readBase(base)
    if syntax.declName.baseName.tokenKind == .keyword(.self) {
      return (make(.selfMember(term), at: syntax), isChain)
    }
    let position = position(of: syntax.declName)
    return (make(.member(term, name, position: position), at: syntax), isChain)
  }

  /// The base before a dot, where syntax like `[Int]` is a type.
  private func readBase(_ syntax: ExprSyntax) -> (term: Term, isChain: Bool) {
    if let type = type(of: syntax) { return (make(.type(type), at: syntax), false) }
    return readLink(syntax)
  }

  package func specialized(_ syntax: GenericSpecializationExprSyntax) -> (term: Term, isChain: Bool)
  {
    let (base, isChain) = readLink(syntax.expression)
    guard let arguments = types(of: syntax.genericArgumentClause) else {
      return (unsupported(.valueAsGenericArgument, syntax), isChain)
    }
    switch base.kind {
    case .name(var name):
      name.arguments = arguments
      return (make(.name(name), at: syntax), isChain)
    case .member(let inner, var name, let position):
      name.arguments = arguments
      return (make(.member(inner, name, position: position), at: syntax), isChain)
    case .implicitMember(var name):
      name.arguments = arguments
      return (make(.implicitMember(name), at: syntax), isChain)
    default:
      report(TermMessage.cannotSpecialize, at: base.position)
      return (base, isChain)
    }
  }

  /// Nil if one isn't a type.
  package func types(of clause: GenericArgumentClauseSyntax) -> [TypeSyntax]? {
    var types: [TypeSyntax] = []
    for argument in clause.arguments {
      guard case .type(let type) = argument.argument else { return nil }
      types.append(type)
    }
    return types
  }

  // MARK: Key paths

  package func keyPath(_ syntax: KeyPathExprSyntax) -> Term {
    var root = syntax.root
    var components: [Term.KeyPathComponent] = []
    for element in syntax.components {
      switch element.component {
      case .property(let property):
        let name = property.declName.baseName.plainName
        // `\Outer.Inner.value`: the parser takes only `Outer` as the root.
        if let written = root, components.isEmpty, property.genericArgumentClause == nil,
          name.first?.isUppercase == true, property.declName.argumentNames == nil,
          let longer = type(from: written, through: property)
        {
          root = longer
          continue
        }
        if property.declName.baseName.tokenKind == .keyword(.self) {
          components.append(.identity)
          continue
        }
        var reference = self.name(of: property.declName)
        reference.arguments = property.genericArgumentClause.flatMap { types(of: $0) }
        components.append(.property(reference, position(of: property)))
      case .subscript(let subscripting):
        components.append(
          .subscripting(
            arguments(
              subscripting.arguments, trailing: nil, more: nil, end: subscripting.rightSquare),
            position(of: subscripting)))
      case .optional(let optional):
        let position = position(of: optional)
        let isForced = optional.questionOrExclamationMark.tokenKind == .exclamationMark
        components.append(isForced ? .forced(position) : .optional(position))
      default: return unsupported(.keyPathMethod, syntax)
      }
    }
    return make(.keyPath(root: root, components), at: syntax)
  }
}
