import Machine
import SwiftSyntax

extension Checker {
  /// The statements of a block; its types and functions are known throughout it.
  func checkItems(_ items: CodeBlockItemListSyntax) -> [Statement] {
    let declarations = items.compactMap { item -> DeclSyntax? in
      if case .decl(let declaration) = item.item { declaration } else { nil }
    }
    noteImports(declarations)
    declareTypes(declarations)
    declareLocalFunctions(declarations)
    var statements: [Statement] = []
    for item in items {
      switch item.item {
      case .decl(let declaration): statements += checkDeclaration(declaration)
      case .stmt(let statement):
        statements += checkStatement(statement, rest: nil)
      case .expr(let expression):
        statements.append(.expression(checkExpressionStatement(expression)))
      }
    }
    return statements
  }

  private func checkExpressionStatement(_ syntax: ExprSyntax) -> Expression {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .ifExpr(let conditional):
      return make(.statement(ifStatement(conditional)), .void, at: syntax)
    case .switchExpr(let choice):
      return make(.statement(switchStatement(choice, label: nil)), .void, at: syntax)
    default:
      return infer(syntax, hint: nil)
    }
  }

  func checkBlock(_ syntax: CodeBlockSyntax) -> Block {
    Block(
      statements: withScope { branchOrItems(syntax.statements) },
      end: endPosition(of: syntax))
  }

  private func branchOrItems(_ items: CodeBlockItemListSyntax) -> [Statement] {
    branchItems(items)
  }

  // MARK: Declarations

  private func noteImports(_ declarations: [DeclSyntax]) {
    for case .importDecl(let syntax) in declarations.map({ $0.as(DeclSyntaxEnum.self) }) {
      let name = syntax.path.trimmedDescription
      guard ["Swift", "_Concurrency", "Dispatch", "Foundation", "Dependencies"].contains(name)
      else {
        report(
          "no such module '\(name)'", at: syntax.path,
          advice: "A lesson can import Dependencies, Dispatch and Foundation.")
        continue
      }
      imports.names.insert(name)
    }
  }

  private func checkDeclaration(_ declaration: DeclSyntax) -> [Statement] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return checkVariables(variable)
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .protocolDecl, .extensionDecl,
      .typeAliasDecl, .importDecl:
      return []
    case .actorDecl: reportUnsupported("an actor", at: declaration)
    case .macroDecl, .macroExpansionDecl: reportUnsupported("a macro", at: declaration)
    case .operatorDecl: reportUnsupported("an operator declaration", at: declaration)
    case .precedenceGroupDecl: reportUnsupported("a precedence group", at: declaration)
    case .ifConfigDecl: reportUnsupported("conditional compilation", at: declaration)
    default: reportUnsupported("this declaration", at: declaration)
    }
    return []
  }

  private func declareLocalFunctions(_ declarations: [DeclSyntax]) {
    for case .functionDecl(let syntax) in declarations.map({ $0.as(DeclSyntaxEnum.self) }) {
      // A newer submission's function takes the place of an older one with the same signature.
      let declaration = declareFunction(syntax, owner: nil)
      if !isAtTopLevel { declaration.enclosingBody = context.body }
      if case .functions(let earlier)? = scope.local(syntax.name.text),
        earlier.contains(where: {
          $0.selector == declaration.selector
            && zip($0.parameters, declaration.parameters).allSatisfy { $0.type == $1.type }
        })
      {
        report("invalid redeclaration of '\(declaration.selector)'", at: syntax.name)
      }
      scope.declare(.functions([declaration]), as: declaration.name)
    }
  }

  /// Whether what is declared here belongs to the session, not to a function.
  var isAtTopLevel: Bool { context.parent == nil && scope === topScope }

  private func checkVariables(_ syntax: VariableDeclSyntax) -> [Statement] {
    let attributes = attributes(syntax.attributes)
    let isAsyncLet = syntax.modifiers.contains { $0.name.text == "async" }
    var ownership = Variable.Ownership.strong
    for modifier in syntax.modifiers where modifier.name.text != "async" {
      switch modifier.name.text {
      case "weak": ownership = .weak
      case "unowned" where modifier.detail == nil: ownership = .unowned
      case "private", "fileprivate", "nonisolated": break
      default:
        reportUnsupported(
          "the modifier `\(modifier.trimmedDescription)` on a variable", at: modifier)
      }
    }
    if attributes.taskLocal != nil, isAtTopLevel {
      for binding in syntax.bindings { declareGlobalTaskLocal(binding) }
      return []
    }
    if attributes.taskLocal != nil {
      report(
        "'@TaskLocal' can be used here only on a static property", at: syntax,
        advice: "Put it in an enum: `enum Locals { @TaskLocal static var value = 1 }`.")
      return []
    }
    let isConstant = syntax.bindingSpecifier.text == "let"
    return syntax.bindings.flatMap { binding -> [Statement] in
      if let dependency = attributes.dependency {
        return checkLocalDependency(dependency, binding)
      }
      if isAsyncLet { return checkAsyncLet(binding) }
      if let block = binding.accessorBlock, let observer = observer(in: block) {
        reportUnsupported(
          "a property observer (`\(observer.accessorSpecifier.text)`)", at: observer)
        return checkBinding(binding, isConstant: isConstant, ownership: ownership)
      }
      if let block = binding.accessorBlock {
        return checkComputedVariable(binding, block)
      }
      return checkBinding(binding, isConstant: isConstant, ownership: ownership)
    }
  }

  private func checkBinding(
    _ binding: PatternBindingSyntax, isConstant: Bool, ownership: Variable.Ownership
  ) -> [Statement] {
    let annotation = binding.typeAnnotation.map { self.type($0.type) }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else {
      return checkDestructuring(binding, annotation: annotation, isConstant: isConstant)
    }
    guard let initializer = binding.initializer else {
      guard let annotation else {
        report("type annotation missing in pattern", at: binding.pattern)
        return []
      }
      let variable = declareVariable(
        name, annotation, isConstant: isConstant, at: binding.pattern, initialized: false)
      variable.ownership = ownership
      if !isConstant, wrapped(annotation) != nil {
        return [.declare(variable, make(.constant(.none), annotation, at: binding))]
      }
      return [.declare(variable, nil)]
    }
    var value: Expression
    if let annotation {
      value = check(initializer.value, as: annotation, purpose: .specified)
      value.type = annotation == .invalid ? .invalid : solver.resolve(annotation)
    } else {
      value = defaulted(infer(initializer.value, hint: nil))
    }
    let type = resolved(value)
    if annotation == nil, !type.isConcrete {
      report(
        "type of '\(name)' can't be inferred here", at: binding.pattern,
        advice: "Write it: `\(isConstant ? "let" : "var") \(name): …`.")
    }
    let variable = declareVariable(name, type, isConstant: isConstant, at: binding.pattern)
    variable.ownership = ownership
    if ownership == .weak, wrapped(type) == nil { variable.type = optional(type) }
    return [.declare(variable, value)]
  }

  private func checkDestructuring(
    _ binding: PatternBindingSyntax, annotation: Type?, isConstant: Bool
  ) -> [Statement] {
    guard let initializer = binding.initializer else {
      report("a pattern needs a value", at: binding)
      return []
    }
    let value =
      annotation.map { check(initializer.value, as: $0, purpose: .specified) }
      ?? defaulted(infer(initializer.value, hint: nil))
    let pattern = pattern(
      binding.pattern, subject: resolved(value), binding: BindingMode(isConstant: isConstant))
    return [.destructure(pattern, value)]
  }

  /// A variable of this scope; at the top level one of the session.
  func declareVariable(
    _ name: String, _ type: Type, isConstant: Bool, at node: some SyntaxProtocol,
    initialized: Bool = true
  ) -> Variable {
    let variable = Variable(
      name: name, type: type, isConstant: isConstant, owner: isAtTopLevel ? nil : context.body,
      position: position(of: node))
    if isAtTopLevel { variable.storage = .global(Cell()) }
    variable.isInitializedAtDeclaration = initialized
    if case .variable? = scope.local(name), !isRedeclarable(name) {
      report("invalid redeclaration of '\(name)'", at: node)
    }
    scope.declare(.variable(variable), as: name)
    declaredHere.insert(name)
    return variable
  }

  /// At the top level a later submission may use a name again.
  private func isRedeclarable(_ name: String) -> Bool {
    isAtTopLevel && !declaredHere.contains(name)
  }

  private func checkAsyncLet(_ binding: PatternBindingSyntax) -> [Statement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
      let initializer = binding.initializer
    else {
      reportUnsupported("an 'async let' with a pattern", at: binding)
      return []
    }
    if !context.isAsync {
      report("'async let' in a function that does not support concurrency", at: binding)
    }
    let annotation = binding.typeAnnotation.map { self.type($0.type) }
    let body = Body(
      kind: .closure,
      function: Function(name: name, position: position(of: initializer.value), isAsync: true),
      parent: context.body)
    body.returnsVoid = false
    let inner = FunctionContext(
      body: body, parent: context, resultType: nil, isAsync: true, allowsThrowing: true,
      isMainActor: false)
    inner.isClosure = true
    inner.isSendable = true
    inner.staticSelf = context.staticSelf
    let value = inContext(inner) { () -> Expression in
      // The right side is covered: `try` and `await` stand where the value is used.
      coverage.hasAwait = true
      coverage.hasTry = true
      return annotation.map { check(initializer.value, as: $0, purpose: .specified) }
        ?? defaulted(infer(initializer.value, hint: nil))
    }
    body.statements = [.returning(value)]
    body.throwsOut = inner.throwsSomething
    let variable = Variable(
      name: name, type: resolved(value), isConstant: true, storage: .asyncLet, owner: context.body,
      position: position(of: binding.pattern))
    variable.isThrowing = inner.throwsSomething
    scope.declare(.variable(variable), as: name)
    return [.asyncLet(variable, child: body)]
  }

  private func checkLocalDependency(
    _ attribute: AttributeSyntax, _ binding: PatternBindingSyntax
  ) -> [Statement] {
    if isAtTopLevel, isScript {
      report(
        "property wrappers are not yet supported in top-level code", at: attribute,
        advice: "Put it in a type or a function.")
      return []
    }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else {
      report("property wrapper can only be applied to a single variable", at: attribute)
      return []
    }
    let (value, type) = wrapper(attribute)
    let variable = declareVariable(name, type, isConstant: true, at: binding.pattern)
    variable.isDependency = true
    return [.declare(variable, value)]
  }

  private func checkComputedVariable(
    _ binding: PatternBindingSyntax, _ block: AccessorBlockSyntax
  ) -> [Statement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
      let annotation = binding.typeAnnotation
    else {
      report("computed property must have an explicit type", at: binding)
      return []
    }
    guard isAtTopLevel else {
      reportUnsupported("a local computed variable", at: binding)
      return []
    }
    let property = PropertyDeclaration(
      name: name, type: type(annotation.type), isConstant: false, storage: .requirement,
      position: position(of: binding.pattern))
    property.isMainActor = context.isMainActor
    property.storage = .computed(accessors(block, of: property, in: nil))
    scope.declare(.property(property), as: name)
    return []
  }

  /// An expression whose open type variables get what Swift gives by default.
  func defaulted(_ expression: Expression) -> Expression {
    expression
  }
}
