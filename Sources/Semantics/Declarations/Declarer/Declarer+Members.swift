import Machine
import Reading
import SwiftSyntax

/// The members of types and extensions.
extension Declarer {
  func declareMembers(of type: TypeContext, _ syntax: NominalSyntax) {
    guard let context = type.context else { return }
    declareMembers(syntax.members, of: Owner(type: type, extension: nil), in: context)
  }

  func declareMembers(of extended: ExtensionDeclaration) {
    guard let context = extended.context, let syntax = extended.syntax else { return }
    declareMembers(
      syntax.memberBlock.members, of: Owner(type: extended.type, extension: extended), in: context)
  }

  func declareMembers(
    _ items: MemberBlockItemListSyntax, of owner: Owner, in context: Context
  ) {
    for item in items { declareMember(item.decl, of: owner, in: context) }
  }

  private func declareMember(_ item: DeclSyntax, of owner: Owner, in context: Context) {
    let type = owner.type
    switch item.as(DeclSyntaxEnum.self) {
    case .functionDecl(let syntax):
      let function = declareFunction(syntax, owner: owner, in: context)
      require(function, of: owner)
      add(.function(function), named: function.name, to: owner, in: context)
      if syntax.name.tokenKind.isOperator, !context.file.isPrelude {
        model.declarations.memberOperators[function.name, default: []].append(function)
      }
    case .initializerDecl(let syntax):
      let function = declareInitializer(syntax, owner: owner, in: context)
      add(.function(function), named: "init", to: owner, in: context)
      require(function, of: owner)
    case .variableDecl(let syntax):
      for storage in declareVariables(syntax, owner: owner, in: context) {
        add(.storage(storage), named: storage.name, to: owner, in: context)
        require(storage, of: owner)
      }
    case .subscriptDecl(let syntax):
      let storage = declareSubscript(syntax, owner: owner, in: context)
      add(.storage(storage), named: "subscript", to: owner, in: context)
      require(storage, of: owner)
    case .enumCaseDecl(let syntax): declareCases(syntax, owner: owner, in: context)
    case .deinitializerDecl(let syntax): declareDeinitializer(syntax, owner: owner, in: context)
    case .associatedTypeDecl(let syntax):
      model.checkPlaces(of: syntax.modifiers, in: context.file)
      model.checkPlaces(of: syntax.attributes, in: context)
      if !(type is ProtocolDeclaration) || owner.extension != nil {
        report(DeclarationMessage.associatedTypeOutsideOfProtocol, at: item, in: context)
      }
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
      .extensionDecl, .missingDecl, .ifConfigDecl, .poundSourceLocation:
      break
    case .importDecl: report(DeclarationMessage.onlyAtFileScope, at: item, in: context)
    case .operatorDecl:
      report(DeclarationMessage.operatorInType, at: item, in: context)
    case .precedenceGroupDecl:
      report(DeclarationMessage.precedenceGroupInType, at: item, in: context)
    // A warning has no effect at run time.
    case .macroExpansionDecl(let syntax) where syntax.macroName.text == "warning":
      if let problem = syntax.problemOfDirective {
        model.report(problem, at: context.file.position(of: syntax))
      }
    // Macros, accessors without a property, and kinds that only some versions of SwiftSyntax have.
    default:
      model.reportUnsupported(UnsupportedMessage.declaration, at: context.file.position(of: item))
    }
  }

  func add(_ member: Member, named name: String, to owner: Owner, in context: Context) {
    owner.type.members.add(member, named: name)
    note(owner.type, in: context)
  }

  // MARK: Functions

  func declareFunction(
    _ syntax: FunctionDeclSyntax, owner: Owner?, in context: Context
  ) -> FunctionDeclaration {
    let effects = syntax.signature.effectSpecifiers
    var parts = FunctionParts(
      name: syntax.name.plainName, kind: .function, position: context.file.position(of: syntax.name)
    )
    parts.generics = syntax.genericParameterClause
    parts.whereClause = syntax.genericWhereClause
    parts.parameters = syntax.signature.parameterClause.parameters
    parts.isAsync = effects?.asyncSpecifier != nil
    parts.throwsClause = effects?.throwsClause
    parts.result = syntax.signature.returnClause?.type
    parts.modifiers = model.modifiers(syntax.modifiers, in: context.file)
    parts.attributes = model.attributes(syntax.attributes, in: context)
    parts.body = syntax.body
    parts.syntax = DeclSyntax(syntax)
    parts.isOperator = syntax.name.tokenKind.isOperator
    checkAttributes(ofFunction: parts.attributes, in: context)
    let function = makeFunction(parts, owner: owner, in: context)
    declareOverride(of: function)
    functions.append(function)
    let isBuiltIn = !parts.attributes.intrinsics.isEmpty || !parts.attributes.operations.isEmpty
    if syntax.body == nil, !isBuiltIn, !isInProtocol(owner) {
      report(DeclarationMessage.functionWithoutBody, at: syntax.name, in: context)
    }
    if syntax.body != nil, isInProtocol(owner), !context.file.isPrelude {
      report(DeclarationMessage.protocolMethodWithBody, at: syntax.name, in: context)
    }
    if parts.isOperator, let owner, !function.isStatic {
      report(
        DeclarationMessage.operatorMustBeStatic(operator: function.name, type: owner.type.name),
        at: syntax.name, in: context)
      // Treats the operator as static, to avoid further messages.
      function.isStatic = true
    }
    return function
  }

  private func isInProtocol(_ owner: Owner?) -> Bool {
    owner?.type is ProtocolDeclaration && owner?.extension == nil
  }

  private func declareInitializer(
    _ syntax: InitializerDeclSyntax, owner: Owner, in context: Context
  ) -> FunctionDeclaration {
    let effects = syntax.signature.effectSpecifiers
    var parts = FunctionParts(
      name: "init", kind: .initializer, position: context.file.position(of: syntax.initKeyword))
    parts.generics = syntax.genericParameterClause
    parts.whereClause = syntax.genericWhereClause
    parts.parameters = syntax.signature.parameterClause.parameters
    parts.isAsync = effects?.asyncSpecifier != nil
    parts.throwsClause = effects?.throwsClause
    parts.modifiers = model.modifiers(syntax.modifiers, in: context.file)
    parts.modifiers.isStatic = true
    parts.attributes = model.attributes(syntax.attributes, in: context)
    parts.body = syntax.body
    parts.syntax = DeclSyntax(syntax)
    parts.isFailable = syntax.optionalMark != nil
    checkAttributes(ofFunction: parts.attributes, takesBuilder: false, in: context)
    if let result = syntax.signature.returnClause?.type {
      report(DeclarationMessage.initializerWithResult, at: result, in: context)
    }
    let function = makeFunction(parts, owner: owner, in: context)
    function.isImplicitlyUnwrapped = syntax.optionalMark?.text == "!"
    function.isFinal = parts.modifiers.isFinal
    declareOverride(of: function)
    functions.append(function)
    let isBuiltIn = !parts.attributes.intrinsics.isEmpty || !parts.attributes.operations.isEmpty
    if syntax.body == nil, !isBuiltIn, !isInProtocol(owner) {
      report(DeclarationMessage.initializerWithoutBody, at: syntax.initKeyword, in: context)
    }
    if syntax.body != nil, isInProtocol(owner) {
      report(DeclarationMessage.protocolInitializerWithBody, at: syntax.initKeyword, in: context)
    }
    return function
  }

  private func declareDeinitializer(
    _ syntax: DeinitializerDeclSyntax, owner: Owner, in context: Context
  ) {
    guard let nominal = owner.type as? NominalDeclaration,
      nominal.isReference || mayHaveDeinitializer(nominal, syntax, in: context),
      owner.extension == nil
    else {
      if (owner.type as? NominalDeclaration)?.suppressesCopyable.value ?? false { return }
      let isValue = (owner.type as? NominalDeclaration).map { !$0.isReference } ?? false
      report(
        isValue
          ? DeclarationMessage.deinitializerOfValue(
            keyword: owner.type.kindName, type: owner.type.name)
          : .deinitializerOutsideOfReference,
        at: syntax.deinitKeyword, in: context)
      return
    }
    if let effects = syntax.effectSpecifiers {
      report(DeclarationMessage.namedDeinitializer, at: effects, in: context)
    }
    if nominal.deinitializer != nil {
      report(DeclarationMessage.secondDeinitializer, at: syntax.deinitKeyword, in: context)
      return
    }
    var parts = FunctionParts(
      name: "deinit", kind: .deinitializer,
      position: context.file.position(of: syntax.deinitKeyword))
    parts.modifiers = model.modifiers(syntax.modifiers, in: context.file)
    parts.attributes = model.attributes(syntax.attributes, in: context)
    if let actor = parts.attributes.globalActor,
      let isolated = parts.modifiers.positions["isolated"]
    {
      model.report(ModifierMessage.isolatedBesideActor(actor: actor.name), at: isolated)
    }
    parts.body = syntax.body
    parts.syntax = DeclSyntax(syntax)
    let function = makeFunction(parts, owner: owner, in: context)
    functions.append(function)
    nominal.deinitializer = function
  }

  // MARK: Subscripts

  private func declareSubscript(
    _ syntax: SubscriptDeclSyntax, owner: Owner, in context: Context
  ) -> StorageDeclaration {
    let modifiers = model.modifiers(syntax.modifiers, in: context.file)
    let attributes = model.attributes(syntax.attributes, in: context)
    checkAttributes(ofFunction: attributes, in: context)
    let head = makeHead(
      generics: syntax.genericParameterClause, where: syntax.genericWhereClause,
      parameters: syntax.parameterClause.parameters, result: syntax.returnClause.type, in: context)
    let inside = head.context
    let model = model
    let type = model.fact(circular: Type.error) {
      model.resolve(syntax.returnClause.type, in: inside)
    }
    let storage = StorageDeclaration(
      name: "subscript", position: context.file.position(of: syntax.subscriptKeyword), owner: owner,
      isConstant: false, isSubscript: true, signature: head.signature, type: type,
      implementation: Lazy(known: .computed))
    storage.genericParameters = head.parameters
    storage.returnsSelf = syntax.returnClause.type.isSelf && owner.isClass
    storage.isImplicitlyUnwrapped = syntax.returnClause.type.isImplicitlyUnwrapped
    storage.opaqueResult = head.opaque
    storage.syntax = Syntax(syntax)
    storage.context = inside
    apply(modifiers, attributes, to: storage, in: context)
    storage.setterAccess = modifiers.setterAccess
    storage.parameters = model.fact(circular: []) { [self] in
      let reader = TypeReader(model: model, context: inside)
      var parts = FunctionParts(
        name: "subscript", kind: .getter, position: Position(line: 1, column: 1))
      parts.attributes = attributes
      return syntax.parameterClause.parameters.map {
        parameter($0, reader, of: parts, isOperation: !attributes.operations.isEmpty)
      }
    }
    storage.isDisfavored = attributes.contains("_disfavoredOverload")
    declareOverride(of: storage)
    storage.isolationFact = isolationFact(of: storage, modifiers, attributes, inside)
    declareAccessors(
      syntax.accessorBlock, of: storage, modifiers, attributes, in: inside)
    storages.append(storage)
    if syntax.accessorBlock == nil, attributes.intrinsics.isEmpty, attributes.operations.isEmpty {
      report(DeclarationMessage.subscriptWithoutAccessors, at: syntax.subscriptKeyword, in: context)
    }
    return storage
  }

  func isolationFact(
    of storage: StorageDeclaration, _ modifiers: Modifiers, _ attributes: Attributes,
    _ context: Context
  ) -> Lazy<Isolation> {
    model.fact(circular: .unspecified) { [self, unowned storage] in
      isolation(of: storage, modifiers, attributes, context)
    }
  }

  // MARK: Cases

  private func checkNames(of parameters: [EnumCaseParameterSyntax], in context: Context) {
    var names: Set<String> = []
    for parameter in parameters {
      guard let name = parameter.secondName ?? parameter.firstName, name.text != "_",
        !names.insert(name.plainName).inserted
      else { continue }
      report(DeclarationMessage.redeclaration(name: name.plainName), at: name, in: context)
    }
  }

  private func declareCases(_ syntax: EnumCaseDeclSyntax, owner: Owner, in context: Context) {
    guard let nominal = owner.type as? NominalDeclaration, nominal.kind == .enumeration,
      owner.extension == nil
    else {
      report(DeclarationMessage.caseOutsideOfEnum, at: syntax.caseKeyword, in: context)
      return
    }
    let modifiers = model.modifiers(syntax.modifiers, in: context.file)
    let attributes = model.attributes(syntax.attributes, in: context)
    let model = model
    for element in syntax.elements {
      let parameters = element.parameterClause?.parameters
      checkNames(of: parameters.elements, in: context)
      if parameters == nil,
        let modifier = syntax.modifiers.first(where: { $0.name.text == "indirect" })
      {
        report(
          DeclarationMessage.indirectCaseWithoutValues(name: element.name.plainName), at: modifier,
          in: context)
      }
      let one = CaseDeclaration(
        name: element.name.plainName, index: nominal.cases.count,
        position: context.file.position(of: element.name), owner: owner,
        parameters: model.fact(circular: []) {
          let reader = TypeReader(model: model, context: context)
          return parameters.elements.map { parameter in
            CaseDeclaration.Parameter(
              label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.plainName },
              type: reader.read(parameter.type).escaping,
              defaultValue: parameter.defaultValue?.value)
          }
        })
      one.rawValue = element.rawValue?.value
      one.isPreconcurrency = attributes.known.contains("preconcurrency")
      one.isIndirect = modifiers.isIndirect || nominal.isIndirect
      one.context = context
      one.layer = context.layer
      one.access = max(nominal.access, .module)
      nominal.cases.append(one)
      add(.enumerationCase(one), named: one.name, to: owner, in: context)
    }
  }
}
