import Machine
import SwiftSyntax

/// A nominal type's syntax, the parts that all kinds have.
private struct NominalSyntax {
  let kind: TypeDeclaration.Kind
  let name: TokenSyntax
  let generics: GenericParameterClauseSyntax?
  let inheritance: InheritanceClauseSyntax?
  let whereClause: GenericWhereClauseSyntax?
  let members: MemberBlockItemListSyntax
  let attributes: AttributeListSyntax
  let modifiers: DeclModifierListSyntax
}

extension Checker {
  /// Declares all types of a list of items, then their members, so that order doesn't matter.
  func declareTypes(_ declarations: [DeclSyntax]) {
    var found: [(TypeDeclaration, NominalSyntax, LexicalScope)] = []
    for declaration in declarations {
      collectTypes(declaration, parent: nil, into: &found)
    }
    var extensions: [(TypeDeclaration, ExtensionDeclSyntax)] = []
    for (type, syntax, scope) in found {
      inScope(scope) { declareInheritance(of: type, syntax.inheritance, generics: syntax.generics) }
    }
    for declaration in declarations {
      if let alias = declaration.as(TypeAliasDeclSyntax.self), let target = aliased(alias) {
        scope.declare(.alias(target), as: alias.name.text)
      }
    }
    for declaration in declarations {
      guard let syntax = declaration.as(ExtensionDeclSyntax.self),
        let extended = extendedType(syntax)
      else { continue }
      extensions.append((extended, syntax))
      // Types nested in extensions are seen by everything that follows.
      var nested: [(TypeDeclaration, NominalSyntax, LexicalScope)] = []
      for member in syntax.memberBlock.members {
        collectTypes(member.decl, parent: extended, into: &nested)
      }
      for (type, syntax, scope) in nested {
        inScope(scope) {
          declareInheritance(of: type, syntax.inheritance, generics: syntax.generics)
        }
      }
      found += nested
      declareConformances(of: extended, syntax.inheritanceClause)
    }
    // A superclass's stored properties come before its subclasses'.
    for (type, syntax, scope) in found.sorted(by: { $0.0.inheritanceDepth < $1.0.inheritanceDepth })
    {
      inScope(scope) { declareMembers(syntax.members, of: type, constraints: []) }
    }
    for (type, syntax) in extensions {
      withScope(type: type) {
        declareMembers(
          syntax.memberBlock.members, of: type,
          constraints: constraints(syntax.genericWhereClause, of: type.genericParameters),
          isExtension: true)
      }
    }
    for (type, syntax, scope) in found {
      inScope(scope) { finish(type, at: syntax.name) }
    }
    for (type, syntax) in extensions where !isPrelude {
      withScope(type: type) { finishExtension(of: type, at: syntax.extendedType) }
    }
    // Keys last: their values may be made of any of the types above.
    for (type, syntax, scope) in found {
      inScope(scope) { checkKey(type, at: syntax.name) }
    }
    for (type, syntax) in extensions {
      withScope(type: type) { checkKey(type, at: syntax.extendedType) }
    }
  }

  func inScope<Result>(_ inner: LexicalScope, _ operation: () -> Result) -> Result {
    let outer = scope
    scope = inner
    defer { scope = outer }
    return operation()
  }

  private func collectTypes(
    _ declaration: DeclSyntax, parent: TypeDeclaration?,
    into found: inout [(TypeDeclaration, NominalSyntax, LexicalScope)]
  ) {
    guard let syntax = nominalSyntax(declaration) else { return }
    let type = TypeDeclaration(
      kind: syntax.kind, name: syntax.name.text, parent: parent, isPrelude: isPrelude)
    type.position = position(of: syntax.name)
    if let generics = syntax.generics {
      if !isPrelude { reportUnsupported("a generic type of your own", at: generics) }
      type.genericParameters = generics.parameters.map { GenericParameter(name: $0.name.text) }
    }
    for case .attribute(let attribute) in syntax.attributes where !isPrelude {
      reportUnsupported("the attribute `\(attribute.trimmedDescription)`", at: attribute)
    }
    type.isFinal = syntax.modifiers.contains { $0.name.text == "final" }
    if let parent {
      addMember(.type(type), named: type.name, to: parent)
    } else {
      if case .type(let earlier)? = scope.local(type.name), earlier.position != nil {
        report("invalid redeclaration of '\(type.name)'", at: syntax.name)
      }
      scope.declare(.type(type), as: type.name)
    }
    let inner = LexicalScope(parent: parent == nil ? scope : typeScope(parent), type: type)
    found.append((type, syntax, inner))
    for member in syntax.members {
      let outer = scope
      scope = inner
      collectTypes(member.decl, parent: type, into: &found)
      scope = outer
    }
  }

  private func typeScope(_ parent: TypeDeclaration?) -> LexicalScope {
    scope.type === parent ? scope : LexicalScope(parent: scope, type: parent)
  }

  private func nominalSyntax(_ declaration: DeclSyntax) -> NominalSyntax? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      return NominalSyntax(
        kind: .structure, name: node.name, generics: node.genericParameterClause,
        inheritance: node.inheritanceClause, whereClause: node.genericWhereClause,
        members: node.memberBlock.members, attributes: node.attributes, modifiers: node.modifiers)
    case .classDecl(let node):
      return NominalSyntax(
        kind: .class, name: node.name, generics: node.genericParameterClause,
        inheritance: node.inheritanceClause, whereClause: node.genericWhereClause,
        members: node.memberBlock.members, attributes: node.attributes, modifiers: node.modifiers)
    case .enumDecl(let node):
      return NominalSyntax(
        kind: .enumeration, name: node.name, generics: node.genericParameterClause,
        inheritance: node.inheritanceClause, whereClause: node.genericWhereClause,
        members: node.memberBlock.members, attributes: node.attributes, modifiers: node.modifiers)
    case .protocolDecl(let node):
      return NominalSyntax(
        kind: .protocol, name: node.name, generics: nil, inheritance: node.inheritanceClause,
        whereClause: node.genericWhereClause, members: node.memberBlock.members,
        attributes: node.attributes, modifiers: node.modifiers)
    default: return nil
    }
  }

  /// The type an alias stands for.
  func aliased(_ syntax: TypeAliasDeclSyntax) -> Type? {
    if let generics = syntax.genericParameterClause, !isPrelude {
      reportUnsupported("a generic type alias", at: generics)
      return nil
    }
    return type(syntax.initializer.value)
  }

  private func declareInheritance(
    of type: TypeDeclaration, _ clause: InheritanceClauseSyntax?,
    generics: GenericParameterClauseSyntax?
  ) {
    for (parameter, syntax) in zip(type.genericParameters, generics?.parameters.map { $0 } ?? []) {
      if let inherited = syntax.inheritedType,
        case .existential(let protocols) = self.type(inherited)
      {
        parameter.protocols = protocols
      }
    }
    declareConformances(of: type, clause)
    if !isPrelude, type.kind != .protocol {
      let kind: TypeDescriptor.Kind =
        switch type.kind {
        case .structure: .structure
        case .class: .class
        case .enumeration, .protocol: .enumeration
        }
      type.descriptor = TypeDescriptor(
        kind: kind, name: type.name, qualifiedName: "main.\(type.path)",
        superclass: type.superclass?.descriptor)
    } else if isPrelude, ["DependencyContext", "CancellationError"].contains(type.name) {
      type.descriptor = TypeDescriptor(
        kind: type.kind == .structure ? .structure : .enumeration, name: type.name,
        qualifiedName: (type.name == "CancellationError" ? "Swift." : "Dependencies.") + type.name)
    }
    for conformance in type.conformances { type.descriptor?.add(conformance: conformance.name) }
  }

  private func declareConformances(of type: TypeDeclaration, _ clause: InheritanceClauseSyntax?) {
    for inherited in clause?.inheritedTypes ?? [] {
      switch self.type(inherited.type) {
      case .existential(let protocols):
        for declaration in protocols where !type.conformances.contains(declaration) {
          if type.kind == .protocol, declaration.conforms(to: type) {
            report("protocol '\(type.name)' refines itself", at: inherited)
            continue
          }
          type.conformances.append(declaration)
          undo.append { type.conformances.removeAll { $0 === declaration } }
          type.descriptor?.add(conformance: declaration.name)
        }
      case .nominal(let superclass, _) where superclass.kind == .class && type.kind == .class:
        if superclass.isFinal {
          report("inheritance from a final class '\(superclass.name)'", at: inherited)
        } else if superclass.isPrelude {
          reportUnsupported("inheriting from '\(superclass.name)'", at: inherited)
        } else if superclass.inherits(from: type) {
          report("'\(type.name)' inherits from itself", at: inherited)
        } else {
          type.superclass = superclass
        }
      case .nominal(let raw, _)
      where type.kind == .enumeration && [core.int, core.string, core.double].contains(raw):
        type.rawType = .nominal(raw, [])
      case .anyObject where type.kind == .protocol: break
      case .invalid: break
      case let other:
        report("inheritance from non-protocol type '\(other)'", at: inherited)
      }
    }
  }

  private func extendedType(_ syntax: ExtensionDeclSyntax) -> TypeDeclaration? {
    if let clause = syntax.genericWhereClause, !isPrelude {
      reportUnsupported("an extension with a `where` clause", at: clause)
      return nil
    }
    switch type(syntax.extendedType) {
    case .nominal(let declaration, _): return declaration
    case .existential(let protocols) where protocols.count == 1: return protocols[0]
    case .invalid: return nil
    case let other:
      report("type '\(other)' can't be extended", at: syntax.extendedType)
      return nil
    }
  }

  /// What a `where` clause says of the parameters.
  func constraints(
    _ clause: GenericWhereClauseSyntax?, of parameters: [GenericParameter]
  ) -> [Constraint] {
    var result: [Constraint] = []
    for requirement in clause?.requirements ?? [] {
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        guard
          let parameter = parameters.first(where: { $0.name == same.leftType.trimmedDescription }),
          case .type(let right) = same.rightType
        else { continue }
        result.append(.same(parameter, type(right)))
      case .conformanceRequirement(let conformance):
        guard
          let parameter = parameters.first(where: {
            $0.name == conformance.leftType.trimmedDescription
          }), case .existential(let protocols) = type(conformance.rightType)
        else { continue }
        result += protocols.map { .conforms(parameter, $0) }
      case .layoutRequirement:
        reportUnsupported("this requirement", at: requirement)
      }
    }
    return result
  }

  func addMember(_ member: Member, named name: String, to type: TypeDeclaration) {
    let count = type.members[name]?.count ?? 0
    type.members[name, default: []].append(member)
    undo.append { type.members[name] = type.members[name].map { Array($0.prefix(count)) } }
  }
}

extension TypeDeclaration {
  var inheritanceDepth: Int { superclass.map { $0.inheritanceDepth + 1 } ?? 0 }
}
