import Machine
import SwiftSyntax

extension Checker {
  func inContext<Result>(_ inner: FunctionContext, _ operation: () -> Result) -> Result {
    let outer = context
    let outerCoverage = coverage
    context = inner
    coverage = Coverage()
    defer {
      context = outer
      coverage = outerCoverage
    }
    return operation()
  }

  /// `self` as the first parameter of the body being checked.
  @discardableResult
  func declareSelf(of type: TypeDeclaration, isMutating: Bool) -> Variable {
    let variable = Variable(
      name: "self", type: ownType(type), isConstant: !isMutating,
      storage: isMutating ? .reference : .local, owner: context.body,
      position: context.body.function.position ?? Position(line: 1, column: 1))
    context.body.parameters.append(variable)
    context.selfVariable = variable
    scope.declare(.variable(variable), as: "self")
    return variable
  }

  @discardableResult
  func declareParameter(
    _ name: String, _ type: Type, isInout: Bool = false, at position: Position
  ) -> Variable {
    let variable = Variable(
      name: name, type: type, isConstant: !isInout, storage: isInout ? .reference : .local,
      owner: context.body, position: position)
    context.body.parameters.append(variable)
    if name != "_" { scope.declare(.variable(variable), as: name) }
    return variable
  }

  func checkFunction(
    _ declaration: FunctionDeclaration, body syntax: CodeBlockSyntax, enclosing: FunctionContext?
  ) -> Body {
    checkFunction(
      declaration, items: syntax.statements, end: endPosition(of: syntax), enclosing: enclosing)
  }

  func checkFunction(
    _ declaration: FunctionDeclaration, items: CodeBlockItemListSyntax, end: Position?,
    enclosing: FunctionContext?
  ) -> Body {
    let body = Body(
      kind: .function, function: declaration.function, parent: declaration.enclosingBody)
    body.returnsVoid = declaration.result == .void
    let inner = FunctionContext(
      body: body, parent: declaration.enclosingBody == nil ? nil : enclosing,
      resultType: declaration.result, isAsync: declaration.isAsync,
      allowsThrowing: declaration.throwing != .never, isMainActor: declaration.isMainActor)
    if let owner = declaration.owner {
      inner.isMainActor = inner.isMainActor || owner.isMainActor
    }
    inContext(inner) {
      if let owner = declaration.owner, !declaration.isStatic {
        declareSelf(of: owner, isMutating: declaration.isMutating)
      } else if let owner = declaration.owner {
        declareStaticSelf(of: owner)
      }
      declareParameters(of: declaration)
      body.statements = checkBody(items, result: declaration.result, of: declaration, end: end)
    }
    return body
  }

  func declareParameters(of declaration: FunctionDeclaration) {
    var names: Set<String> = []
    for parameter in declaration.parameters {
      if parameter.name != "_", !names.insert(parameter.name).inserted {
        report("invalid redeclaration of '\(parameter.name)'", position: declaration.position)
      }
      declareParameter(
        parameter.name, parameter.type, isInout: parameter.isInout, at: declaration.position)
    }
  }

  /// In a static member `self` is the type itself.
  private func declareStaticSelf(of type: TypeDeclaration) {
    context.selfVariable = nil
    context.staticSelf = type
  }

  /// The statements of a function; a single expression is its result.
  func checkBody(
    _ items: CodeBlockItemListSyntax, result: Type, of declaration: FunctionDeclaration,
    end: Position?
  ) -> [Statement] {
    if items.count == 1, let only = items.first, result != .void,
      let expression = singleExpression(only)
    {
      let value = check(expression, as: result, purpose: .return)
      return [solver.resolve(value.type) == .never ? .expression(value) : .returning(value)]
    }
    let statements = checkItems(items)
    if result != .void, result != .invalid, !endsControl(statements) {
      report(
        "missing return in \(kind(of: declaration)) expected to return '\(solver.resolve(result))'",
        position: items.last.map { position(of: $0) } ?? end ?? declaration.position)
    }
    return statements
  }

  private func kind(of declaration: FunctionDeclaration) -> String {
    if declaration.name.hasPrefix("get ") { return "getter" }
    if declaration.owner != nil {
      return declaration.isStatic ? "static method" : "instance method"
    }
    return declaration.enclosingBody == nil ? "global function" : "local function"
  }

  func singleExpression(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let expression):
      return expression
    case .stmt(let statement):
      // `if` and `switch` that are the whole body give a value.
      guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression,
        isValueBranching(expression)
      else { return nil }
      return expression
    case .decl: return nil
    }
  }

  /// Whether every branch of an `if` or `switch` is a single expression.
  func isValueBranching(_ expression: ExprSyntax) -> Bool {
    func isValue(_ items: CodeBlockItemListSyntax) -> Bool {
      guard items.count == 1, let only = items.first else { return false }
      switch only.item {
      case .expr(let expression):
        return !expression.is(InfixOperatorExprSyntax.self)
          || expression.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self)
            == false
      case .stmt(let statement):
        if statement.is(ThrowStmtSyntax.self) { return true }
        return statement.as(ExpressionStmtSyntax.self).map { isValueBranching($0.expression) }
          ?? false
      case .decl: return false
      }
    }
    if let branch = expression.as(IfExprSyntax.self) {
      guard isValue(branch.body.statements) else { return false }
      switch branch.elseBody {
      case .codeBlock(let block): return isValue(block.statements)
      case .ifExpr(let nested): return isValueBranching(ExprSyntax(nested))
      case nil: return false
      }
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.allSatisfy {
        if case .switchCase(let one) = $0 { isValue(one.statements) } else { false }
      }
    }
    return false
  }

  // MARK: Initializers

  func checkInitializer(
    _ declaration: FunctionDeclaration, of type: TypeDeclaration, body syntax: CodeBlockSyntax
  ) -> Body {
    let isClass = type.kind == .class
    let delegates = syntax.description.contains("self.init")
    let kind: Body.Kind =
      isClass
      ? .classInitializer(type, isFailable: declaration.isFailable, delegates: delegates)
      : .structureInitializer(type, isFailable: declaration.isFailable)
    let body = Body(kind: kind, function: declaration.function, parent: nil)
    let inner = FunctionContext(
      body: body, parent: nil, resultType: .void, isAsync: declaration.isAsync,
      allowsThrowing: declaration.throwing != .never,
      isMainActor: declaration.isMainActor || type.isMainActor)
    inner.isInitializer = true
    inner.isFailableInitializer = declaration.isFailable
    inContext(inner) {
      if isClass {
        declareSelf(of: type, isMutating: false)
      } else {
        let variable = Variable(
          name: "self", type: ownType(type), isConstant: false, owner: body,
          position: declaration.position)
        body.selfVariable = variable
        inner.selfVariable = variable
        scope.declare(.variable(variable), as: "self")
      }
      declareParameters(of: declaration)
      body.statements = checkItems(syntax.statements)
      if isClass, !delegates, let superclass = type.superclass,
        !syntax.description.contains("super.init")
      {
        callImplicitSuperInitializer(superclass, in: body, at: declaration.position)
      }
    }
    return body
  }

  /// Swift calls a superclass's `init()` at the end when none is called.
  private func callImplicitSuperInitializer(
    _ superclass: TypeDeclaration, in body: Body, at position: Position
  ) {
    guard
      let initializer = superclass.initializers.first(where: { candidate in
        candidate.parameters.isEmpty
      })
    else {
      report(
        "'super.init' isn't called on all paths before returning from initializer",
        position: position)
      return
    }
    need(initializer)
    let object = Expression(
      kind: .load(.variable(body.parameters[0])), type: body.parameters[0].type, position: position)
    body.statements.append(
      .expression(
        Expression(kind: .call(initializer, [.value(object)]), type: .void, position: position)))
  }

  // MARK: Flow

  /// Whether the end of the statements can't be reached.
  func endsControl(_ statements: [Statement]) -> Bool {
    guard let last = statements.last else { return false }
    switch last {
    case .returning, .throwing, .breaking, .continuing, .fallingThrough, .yield: return true
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return endsControl([inner]) }
      return solver.resolve(expression.type) == .never
    case .block(let block): return endsControl(block.statements)
    case .conditional(_, let then, let otherwise):
      return endsControl(then.statements) && otherwise.map { endsControl($0.statements) } ?? false
    case .choice(let id, _, let cases):
      return cases.allSatisfy {
        endsControl($0.body.statements) && !breaks(to: id, $0.body.statements)
      }
    case .catching(let block, let catches):
      return endsControl(block.statements) && catches.allSatisfy { endsControl($0.body.statements) }
    case .loop(let id, let conditions, let block):
      // `while true` without a break.
      guard conditions.count == 1, case .expression(let condition) = conditions[0],
        case .constant(.bool(true)) = condition.kind
      else { return false }
      return !breaks(to: id, block.statements)
    case .deferring:
      return endsControl(Array(statements.dropLast()))
    case .declare, .destructure, .asyncLet, .repeatLoop, .forIn: return false
    }
  }

  private func breaks(to id: Statement.LoopID, _ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement {
      case .breaking(let target): return target == id
      case .block(let block), .loop(_, _, let block), .repeatLoop(_, let block, _),
        .forIn(_, _, _, _, let block):
        return breaks(to: id, block.statements)
      case .conditional(_, let then, let otherwise):
        return breaks(to: id, then.statements) || breaks(to: id, otherwise?.statements ?? [])
      case .choice(_, _, let cases): return cases.contains { breaks(to: id, $0.body.statements) }
      case .catching(let block, let catches):
        return breaks(to: id, block.statements)
          || catches.contains { breaks(to: id, $0.body.statements) }
      case .expression(let expression):
        if case .statement(let inner) = expression.kind { return breaks(to: id, [inner]) }
        return false
      case .declare, .destructure, .asyncLet, .continuing, .fallingThrough, .returning, .throwing,
        .deferring, .yield:
        return false
      }
    }
  }
}
