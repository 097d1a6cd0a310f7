import Machine
import SwiftParser
import SwiftSyntax

extension Checker {
  func declareMembers(
    _ members: MemberBlockItemListSyntax, of type: TypeDeclaration, constraints: [Constraint],
    isExtension: Bool = false
  ) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable):
        declareProperties(variable, of: type, constraints: constraints, isExtension: isExtension)
      case .functionDecl(let function):
        declareMethod(function, of: type, constraints: constraints)
      case .initializerDecl(let initializer):
        declareInitializer(
          initializer, of: type, constraints: constraints, isExtension: isExtension)
      case .subscriptDecl(let syntax):
        declareSubscript(syntax, of: type, constraints: constraints)
      case .enumCaseDecl(let syntax):
        declareCases(syntax, of: type)
      case .typeAliasDecl(let alias):
        guard let target = aliased(alias) else { continue }
        addMember(.alias(target), named: alias.name.text, to: type)
        if alias.name.text == "Value" { type.keyValueType = target }
      case .structDecl, .classDecl, .enumDecl: break
      case .associatedTypeDecl where isPrelude: break
      case .associatedTypeDecl: reportUnsupported("an associated type of your own", at: member)
      case .deinitializerDecl: reportUnsupported("`deinit`", at: member)
      case .actorDecl: reportUnsupported("an actor", at: member)
      case .protocolDecl: reportUnsupported("a nested protocol", at: member)
      default: reportUnsupported("this declaration", at: member)
      }
    }
  }

  // MARK: Modifiers and attributes

  struct Modifiers {
    var isStatic = false
    var isMutating = false
    var isPrivate = false
    var hasPrivateSetter = false
    var isFinal = false
    var isOverride = false
    var isLazy = false
    var isConvenience = false
    var ownership = Variable.Ownership.strong
  }

  func modifiers(_ syntax: DeclModifierListSyntax) -> Modifiers {
    var result = Modifiers()
    for modifier in syntax {
      switch modifier.name.text {
      case "static": result.isStatic = true
      case "mutating": result.isMutating = true
      case "private":
        if modifier.detail == nil {
          result.isPrivate = true
        } else {
          result.hasPrivateSetter = true
        }
      case "final": result.isFinal = true
      case "override": result.isOverride = true
      case "lazy": result.isLazy = true
      case "convenience": result.isConvenience = true
      case "weak": result.ownership = .weak
      case "unowned" where modifier.detail == nil: result.ownership = .unowned
      case "public", "internal", "fileprivate", "package", "nonisolated", "nonmutating", "required",
        "indirect", "prefix", "postfix", "infix", "open":
        break
      default: reportUnsupported("the modifier `\(modifier.trimmedDescription)`", at: modifier)
      }
    }
    return result
  }

  /// What the attributes of a declaration say; those that mean something nobody here runs are
  /// reported.
  struct Attributes {
    var isMainActor = false
    var isDiscardable = false
    var dependency: AttributeSyntax?
    var taskLocal: AttributeSyntax?
    var intrinsics: [String] = []
    var operations: [String] = []
  }

  func attributes(_ syntax: AttributeListSyntax) -> Attributes {
    var result = Attributes()
    for element in syntax {
      guard case .attribute(let attribute) = element else {
        reportUnsupported("conditional compilation", at: element)
        continue
      }
      switch attribute.attributeName.trimmedDescription {
      case "MainActor": result.isMainActor = true
      case "discardableResult": result.isDiscardable = true
      case "Dependency": result.dependency = attribute
      case "TaskLocal": result.taskLocal = attribute
      case "Sendable", "escaping", "inlinable": break
      case "intrinsic" where isPrelude: result.intrinsics = stringArguments(attribute)
      case "operation" where isPrelude: result.operations = stringArguments(attribute)
      default: reportUnsupported("the attribute `\(attribute.trimmedDescription)`", at: attribute)
      }
    }
    return result
  }

  private func stringArguments(_ attribute: AttributeSyntax) -> [String] {
    guard case .argumentList(let list)? = attribute.arguments else { return [] }
    return list.compactMap {
      $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }

  // MARK: Enum cases

  private func declareCases(_ syntax: EnumCaseDeclSyntax, of type: TypeDeclaration) {
    for element in syntax.elements {
      let parameters = (element.parameterClause?.parameters ?? []).map {
        parameter -> (label: String?, type: Type) in
        (
          parameter.firstName?.text == "_" ? nil : parameter.firstName?.text,
          self.type(parameter.type)
        )
      }
      if type.cases.contains(where: { $0.name == element.name.plainName }) {
        report("invalid redeclaration of '\(element.name.plainName)'", at: element)
        continue
      }
      var raw: Value?
      if let rawType = type.rawType {
        raw = rawValue(element, of: rawType, previous: type.descriptor?.cases.last?.rawValue)
      } else if let value = element.rawValue {
        report("enum case cannot have a raw value if the enum does not have a raw type", at: value)
      }
      type.cases.append(.init(name: element.name.plainName, parameters: parameters))
      addMember(.enumerationCase(type.cases.count - 1), named: element.name.plainName, to: type)
      type.descriptor?.cases.append(
        TypeDescriptor.Case(
          name: element.name.plainName, labels: parameters.map(\.label), rawValue: raw))
    }
  }

  private func rawValue(
    _ element: EnumCaseElementSyntax, of type: Type, previous: Value?
  ) -> Value? {
    if let written = element.rawValue?.value {
      if case .constant(let value) = infer(written, hint: type).kind { return value }
      report("raw value for enum case must be a literal", at: written)
      return nil
    }
    if type == core.stringType { return .string(element.name.plainName) }
    if case .int(let last)? = previous { return .int(last &+ 1) }
    return .int(0)
  }

  // MARK: Functions

  private func declareMethod(
    _ syntax: FunctionDeclSyntax, of type: TypeDeclaration, constraints: [Constraint]
  ) {
    let declaration = declareFunction(syntax, owner: type)
    declaration.constraints = constraints + declaration.constraints
    if !isPrelude, syntax.name.tokenKind.isOperator {
      if ["==", "<"].contains(syntax.name.text) || declaration.isStatic {
        reportUnsupported("an operator of your own", at: syntax.name)
      }
    }
    if !isPrelude, ["hash"].contains(declaration.name),
      declaration.parameters.first?.label == "into"
    {
      reportUnsupported("a `hash(into:)` of your own", at: syntax.name)
    }
    for case .function(let other) in type.members[declaration.name] ?? []
    where !isPrelude && type.kind != .protocol && other.selector == declaration.selector
      && other.isStatic == declaration.isStatic
      && zip(other.parameters, declaration.parameters).allSatisfy({ $0.type == $1.type })
    {
      report("invalid redeclaration of '\(declaration.selector)'", at: syntax.name)
    }
    if type.kind == .class, !declaration.isStatic, !isPrelude {
      checkOverride(
        declaration, isMarked: modifiers(syntax.modifiers).isOverride, of: type, at: syntax.name)
    }
    addMember(.function(declaration), named: declaration.name, to: type)
    if type.kind == .protocol, syntax.body == nil, !isPrelude {
      declaration.implementation = .requirement
    }
  }

  /// `override` must be written exactly where a superclass has the method.
  private func checkOverride(
    _ declaration: FunctionDeclaration, isMarked: Bool, of type: TypeDeclaration,
    at node: some SyntaxProtocol
  ) {
    var overridden: FunctionDeclaration?
    var current = type.superclass
    while let superclass = current, overridden == nil {
      for case .function(let other) in superclass.members[declaration.name] ?? []
      where other.selector == declaration.selector && !other.isStatic && !other.isPrivate
        && zip(other.parameters, declaration.parameters).allSatisfy({ $0.type == $1.type })
      {
        overridden = other
      }
      current = superclass.superclass
    }
    if isMarked, overridden == nil {
      report("method does not override any method from its superclass", at: node)
    } else if !isMarked, overridden != nil {
      report("overriding declaration requires an 'override' keyword", at: node)
    }
  }

  /// A function's signature; its body is checked when something needs it.
  func declareFunction(_ syntax: FunctionDeclSyntax, owner: TypeDeclaration?) -> FunctionDeclaration
  {
    let modifiers = modifiers(syntax.modifiers)
    let attributes = attributes(syntax.attributes)
    let declaration = FunctionDeclaration(
      name: syntax.name.text, position: position(of: syntax.name),
      isAsync: syntax.signature.effectSpecifiers?.asyncSpecifier != nil,
      isMainActor: attributes.isMainActor)
    declaration.owner = owner
    declaration.isStatic = modifiers.isStatic
    declaration.isMutating = modifiers.isMutating
    declaration.isPrivate = modifiers.isPrivate
    declaration.isDiscardable = attributes.isDiscardable
    declaration.isDynamic =
      owner?.kind == .class && owner?.isFinal == false && !modifiers.isFinal && !modifiers.isStatic
      && !modifiers.isPrivate
    let functionScope = LexicalScope(parent: scope)
    declaration.scope = functionScope
    inScope(functionScope) {
      declareGenerics(
        syntax.genericParameterClause, where: syntax.genericWhereClause, of: declaration)
      declareSignature(syntax.signature, of: declaration)
    }
    if syntax.name.tokenKind.isOperator {
      for index in declaration.parameters.indices { declaration.parameters[index].label = nil }
    }
    if let name = attributes.intrinsics.first {
      declaration.implementation = .intrinsic(name)
    } else if let operation = attributes.operations.first.flatMap(Operation.init(rawValue:)) {
      declaration.implementation = .operation(operation)
    } else if let body = syntax.body {
      let enclosing = context
      declaration.prepare = { [unowned self, unowned declaration] in
        inScope(functionScope) {
          checkFunction(declaration, body: body, enclosing: owner == nil ? enclosing : nil)
        }
      }
      if !isPrelude { need(declaration) }
    } else if owner?.kind != .protocol {
      report("expected '{' in body of function declaration", at: syntax)
    }
    return declaration
  }

  private func declareGenerics(
    _ clause: GenericParameterClauseSyntax?, where whereClause: GenericWhereClauseSyntax?,
    of declaration: FunctionDeclaration
  ) {
    guard let clause else { return }
    if !isPrelude { reportUnsupported("a generic function of your own", at: clause) }
    for syntax in clause.parameters {
      let parameter = GenericParameter(name: syntax.name.text)
      if let inherited = syntax.inheritedType, case .existential(let protocols) = type(inherited) {
        parameter.protocols = protocols
      }
      declaration.genericParameters.append(parameter)
      scope.declare(.generic(parameter), as: parameter.name)
    }
    declaration.constraints = constraints(whereClause, of: declaration.genericParameters)
  }

  private func declareSignature(
    _ signature: FunctionSignatureSyntax, of declaration: FunctionDeclaration
  ) {
    declaration.parameters = parameters(signature.parameterClause.parameters)
    declaration.result = signature.returnClause.map { type($0.type) } ?? .void
    if let throwsClause = signature.effectSpecifiers?.throwsClause {
      if throwsClause.type != nil { reportUnsupported("a typed throw", at: throwsClause) }
      declaration.throwing =
        throwsClause.throwsSpecifier.text == "rethrows" ? .ifArgumentsDo : .always
    }
  }

  func parameters(_ syntax: FunctionParameterListSyntax) -> [FunctionDeclaration.Parameter] {
    syntax.map { parameter in
      let first = parameter.firstName.text
      var result = FunctionDeclaration.Parameter(
        label: first == "_" ? nil : first, name: parameter.secondName?.text ?? first, type: .invalid
      )
      if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
        result.isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
        result.isAutoclosure = attributed.attributes.contains {
          $0.trimmedDescription == "@autoclosure"
        }
      }
      result.inheritsActorContext = parameter.attributes.contains {
        $0.trimmedDescription == "@_inheritActorContext"
      }
      result.type = type(parameter.type)
      if result.isAutoclosure, case .function(let function) = result.type {
        if !isPrelude { reportUnsupported("`@autoclosure`", at: parameter) }
        result.type = function.result
      }
      if parameter.ellipsis != nil {
        result.isVariadic = true
        result.type = array(result.type)
      }
      result.defaultValue = parameter.defaultValue?.value
      return result
    }
  }

  // MARK: Initializers

  private func declareInitializer(
    _ syntax: InitializerDeclSyntax, of type: TypeDeclaration, constraints: [Constraint],
    isExtension: Bool
  ) {
    let modifiers = modifiers(syntax.modifiers)
    let attributes = attributes(syntax.attributes)
    let declaration = FunctionDeclaration(
      name: "init", position: position(of: syntax.initKeyword),
      isAsync: syntax.signature.effectSpecifiers?.asyncSpecifier != nil,
      isMainActor: attributes.isMainActor)
    declaration.owner = type
    declaration.isInitializer = true
    declaration.isStatic = true
    declaration.isDiscardable = attributes.isDiscardable
    declaration.isConvenience = modifiers.isConvenience
    declaration.isInExtension = isExtension
    declaration.isFailable = syntax.optionalMark != nil
    declaration.isPrivate = modifiers.isPrivate
    let functionScope = LexicalScope(parent: scope)
    declaration.scope = functionScope
    inScope(functionScope) {
      declareGenerics(
        syntax.genericParameterClause, where: syntax.genericWhereClause, of: declaration)
      declareSignature(syntax.signature, of: declaration)
    }
    declaration.constraints = constraints + declaration.constraints
    declaration.result =
      declaration.isFailable ? optional(ownType(type)) : ownType(type)
    if let name = attributes.intrinsics.first {
      declaration.implementation = .intrinsic(name)
    } else if let operation = attributes.operations.first.flatMap(Operation.init(rawValue:)) {
      declaration.implementation = .operation(operation)
    } else if let body = syntax.body {
      declaration.prepare = { [unowned self, unowned declaration] in
        inScope(functionScope) { checkInitializer(declaration, of: type, body: body) }
      }
      if !isPrelude { need(declaration) }
    }
    type.initializers.append(declaration)
    undo.append { type.initializers.removeAll { $0 === declaration } }
  }

  // MARK: Subscripts

  private func declareSubscript(
    _ syntax: SubscriptDeclSyntax, of type: TypeDeclaration, constraints: [Constraint]
  ) {
    let attributes = attributes(syntax.attributes)
    let modifiers = modifiers(syntax.modifiers)
    let property = PropertyDeclaration(
      name: "subscript", type: self.type(syntax.returnClause.type), isConstant: false,
      storage: .requirement, position: position(of: syntax.subscriptKeyword))
    property.owner = type
    property.constraints = constraints
    property.isStatic = modifiers.isStatic
    property.parameters = parameters(syntax.parameterClause.parameters).map {
      var parameter = $0
      // A subscript's parameters have labels only where two names are written.
      if parameter.label == parameter.name, !isPrelude || parameter.name != "default" {
        parameter.label = nil
      }
      return parameter
    }
    let isClass = type.kind == .class
    if !attributes.intrinsics.isEmpty {
      property.storage = .computed(
        Accessors(
          getter: .intrinsic(attributes.intrinsics[0]),
          setter: attributes.intrinsics.count > 1 ? .intrinsic(attributes.intrinsics[1]) : nil,
          hasBase: true, setterMutates: !isClass))
    } else if let block = syntax.accessorBlock {
      property.storage = .computed(accessors(block, of: property, in: type))
    }
    type.subscripts.append(property)
    undo.append { type.subscripts.removeAll { $0 === property } }
  }
}

extension TokenKind {
  var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal: true
    default: false
    }
  }
}
