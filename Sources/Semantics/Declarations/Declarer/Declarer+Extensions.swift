import Reading
import SwiftSyntax

/// Extensions: their extended types and their conditions.
extension Declarer {
  /// The extended type, and its written arguments: `extension Array<Int>`.
  func extended(
    _ syntax: TypeSyntax, in context: Context
  ) -> (type: TypeContext, arguments: [Type])? {
    let reader = TypeReader(model: model, context: context)
    if let identifier = syntax.as(IdentifierTypeSyntax.self),
      identifier.genericArgumentClause == nil,
      case .type(let type, _)? = model.findType(identifier.name.plainName, in: context)
    {
      return (type, [])
    }
    if let member = syntax.as(MemberTypeSyntax.self), member.genericArgumentClause == nil {
      let name = member.name.plainName
      if let module = member.baseType.as(IdentifierTypeSyntax.self),
        model.findType(module.name.plainName, in: context) == nil,
        case .type(let type, _)? = model.findType(
          name, inModule: module.name.plainName, from: context)
      {
        return (type, [])
      }
      guard let base = extended(member.baseType, in: context) else { return nil }
      for found in base.type.members[name] {
        if case .type(let nested) = found { return (nested, base.arguments) }
        if case .alias(let alias) = found, let nominal = alias.underlying.value.nominal {
          return (nominal, alias.underlying.value.arguments)
        }
      }
      reader.report(
        TypeMessage.noMemberType(
          name: name,
          of: .declared(
            keyword: base.type.kindName, name: "\(base.type.module).\(base.type.path)")),
        at: member.name)
      return nil
    }
    guard let type = reader.inherited(syntax) else { return nil }
    switch type.kind {
    case .nominal(let declaration, let arguments): return (declaration, arguments)
    case .existential(let existential):
      if let only = existential.protocols.first, existential.protocols.count == 1,
        existential.superclass == nil
      {
        return (only, [])
      }
      if existential.protocols.isEmpty {
        reader.report(DeclarationMessage.extensionOfOtherType(type: type), at: syntax)
        return nil
      }
      reader.report(DeclarationMessage.extensionOfOtherType(type: type), at: syntax)
    case .error: break
    default: reader.report(DeclarationMessage.extensionOfOtherType(type: type), at: syntax)
    }
    return nil
  }

  /// Declares the extension and the types inside it.
  func bind(
    _ syntax: ExtensionDeclSyntax, to found: (type: TypeContext, arguments: [Type]),
    in context: Context
  ) {
    let type = found.type
    if context.file.isPrelude, let inside = preludeContext(syntax, of: type, in: context) {
      for member in syntax.memberBlock.members {
        declareType(member.decl, parent: type, in: inside)
      }
      preludeMembers.append((syntax, inside))
      return
    }
    guard context.isLayer else {
      report(DeclarationMessage.onlyAtFileScope, at: syntax.extensionKeyword, in: context)
      return
    }
    if syntax.genericWhereClause != nil, type is NominalDeclaration,
      type.genericParameters.isEmpty
    {
      report(
        DeclarationMessage.whereClauseOfNonGeneric(type: type.name), at: syntax.extensionKeyword,
        in: context)
    }
    let extended = make(syntax, of: type, found.arguments, in: context)
    if !context.file.isPrelude || syntax.inheritanceClause != nil {
      type.extensions.append(extended)
    }
    note(type, in: context)
    context.whenMade?(Owner(type: type, extension: extended))
    guard let inside = extended.context else { return }
    for member in syntax.memberBlock.members { declareType(member.decl, parent: type, in: inside) }
    extensions.append(extended)
  }

  private func make(
    _ syntax: ExtensionDeclSyntax, of type: TypeContext, _ arguments: [Type], in context: Context
  ) -> ExtensionDeclaration {
    let extended = ExtensionDeclaration(
      type: type, position: context.file.position(of: syntax.extendedType), layer: context.layer,
      isPrelude: context.file.isPrelude, signature: type.ownSignature)
    extended.syntax = syntax
    // The members that run a suite's tests see what the suite sees, as a macro's expansion does.
    let isMember =
      syntax.attributes.first(named: Attributes.memberOfType).map(context.file.isGenerated) ?? false
    let head = Context(
      kind: .head, parent: isMember ? type.parent?.context ?? context : context,
      file: context.file, layer: context.layer, isolation: context.isolation)
    for parameter in type.genericParameters where !parameter.isSelf {
      head.names[parameter.name] = [.parameter(parameter)]
    }
    let inside = Context(
      kind: .extension(extended), parent: head, file: context.file, layer: context.layer,
      isolation: Lazy(circular: .unspecified) { [unowned extended] in
        switch extended.isolation.value {
        case .unspecified: extended.type.isolation.value
        case let isolation: isolation
        }
      })
    extended.context = inside
    let constrained =
      syntax.extendedType.hasArguments ? (type as? ProtocolDeclaration)?.selfParameter : nil
    if syntax.genericWhereClause != nil || !arguments.isEmpty || constrained != nil {
      let builder = SignatureBuilder(
        model: model, parameters: [], outer: { [unowned type] in type.signature })
      builder.context = inside
      for (parameter, argument) in zip(type.genericParameters, arguments)
      where argument != parameter.type {
        builder.add(.same(parameter.type, argument))
      }
      // `extension Sequence<String>` constrains `Self`, as a bound does.
      if let constrained { builder.add(bound: syntax.extendedType, of: constrained.type) }
      builder.add(syntax.genericWhereClause)
      extended.signature = builder.fact()
    }
    inside.ownSignature = extended.signature
    let modifiers = model.modifiers(syntax.modifiers, in: context.file)
    extended.access = modifiers.access
    checkAccess(modifiers, of: extended)
    let model = model
    extended.isolation = model.fact(circular: .unspecified) {
      if modifiers.isNonisolated { return .nonisolated }
      for case .attribute(let attribute) in syntax.attributes {
        if let actor = model.globalActor(attribute, in: context) { return .global(actor) }
      }
      return .unspecified
    }
    completions.append { [self] in checkIsolation(of: type, DeclSyntax(syntax), in: context) }
    if !syntax.attributes.isEmpty {
      extended.isUnavailable = model.isUnavailable(syntax.attributes)
      completions.append { _ = model.attributes(syntax.attributes, in: context) }
    }
    if let clause = syntax.inheritanceClause {
      if type is ProtocolDeclaration {
        report(
          InheritanceMessage.protocolExtension(protocol: type.name), at: syntax.extensionKeyword,
          in: context)
      } else {
        extended.inherited = model.fact(circular: []) { [self, unowned type] in
          read(clause, of: type, in: head, isExtension: true).conformances
        }
      }
    }
    return extended
  }

  /// The prelude's members are declared one by one. An unconditional member of a nominal type
  /// belongs to the type itself. Other members share an extension with all that have the same
  /// conditions.
  private func preludeContext(
    _ syntax: ExtensionDeclSyntax, of type: TypeContext, in context: Context
  ) -> Context? {
    guard syntax.inheritanceClause == nil, syntax.attributes.isEmpty else { return nil }
    if syntax.genericWhereClause == nil, type is NominalDeclaration,
      syntax.extendedType.isName, let inside = type.context,
      inside.layerContext === context.layerContext
    {
      return inside
    }
    let key = DeclarationState.ExtensionKey(
      type: ObjectIdentifier(type), section: ObjectIdentifier(context),
      condition: syntax.extendedType.spelling
        + (syntax.genericWhereClause?.spelling ?? ""))
    if let known = model.declarations.preludeExtensions[key] { return known.context }
    guard let found = extended(syntax.extendedType, in: context) else { return nil }
    let made = make(syntax, of: type, found.arguments, in: context)
    model.declarations.preludeExtensions[key] = made
    return made.context
  }
}

extension Context {
  var layerContext: Context { isLayer ? self : parent?.layerContext ?? self }
}

extension TypeSyntax {
  /// Whether it is a name, with or without those of the types around it.
  fileprivate var isName: Bool {
    self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self)
  }

  /// Whether it is a name with generic arguments.
  fileprivate var hasArguments: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let name): name.genericArgumentClause != nil
    case .memberType(let member): member.genericArgumentClause != nil
    default: false
    }
  }
}
