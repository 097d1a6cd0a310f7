import Machine
import SwiftSyntax

extension Checker {
  func checkStatement(_ syntax: StmtSyntax, rest label: String?) -> [Statement] {
    let outerBranch = branch
    branch = nil
    defer { branch = outerBranch }
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement):
      if let conditional = statement.expression.as(IfExprSyntax.self) {
        return [labelled(label) { ifStatement(conditional) }]
      }
      if let choice = statement.expression.as(SwitchExprSyntax.self) {
        return [switchStatement(choice, label: label)]
      }
      return [.expression(infer(statement.expression, hint: nil))]
    case .returnStmt(let statement): return [returnStatement(statement)]
    case .throwStmt(let statement): return [throwStatement(statement)]
    case .guardStmt(let statement): return [guardStatement(statement)]
    case .whileStmt(let statement): return [whileStatement(statement, label: label)]
    case .repeatStmt(let statement): return [repeatStatement(statement, label: label)]
    case .forStmt(let statement): return [forStatement(statement, label: label)]
    case .breakStmt(let statement): return jump(statement.label?.text, isBreak: true, at: syntax)
    case .continueStmt(let statement):
      return jump(statement.label?.text, isBreak: false, at: syntax)
    case .fallThroughStmt: return [.fallingThrough]
    case .deferStmt(let statement): return [.deferring(checkBlock(statement.body))]
    case .doStmt(let statement): return [labelled(label) { doStatement(statement) }]
    case .labeledStmt(let statement):
      return checkStatement(statement.statement, rest: statement.label.text)
    default:
      reportUnsupported("this statement", at: syntax)
      return []
    }
  }

  // MARK: Conditions

  func ifStatement(_ syntax: IfExprSyntax) -> Statement {
    withScope {
      let conditions = withoutBranch { checkConditions(syntax.conditions) }
      let then = checkBlock(syntax.body)
      return .conditional(conditions, then: then, else: inOuterScope { elseBlock(syntax) })
    }
  }

  private func elseBlock(_ syntax: IfExprSyntax) -> Block? {
    switch syntax.elseBody {
    case .codeBlock(let block)?: return checkBlock(block)
    case .ifExpr(let nested)?: return Block(statements: [ifStatement(nested)], end: nil)
    case nil: return nil
    }
  }

  /// The names that conditions bind aren't known in `else`.
  private func inOuterScope<Result>(_ operation: () -> Result) -> Result {
    guard let parent = scope.parent else { return operation() }
    return inScope(parent, operation)
  }

  func withoutBranch<Result>(_ operation: () -> Result) -> Result {
    let saved = branch
    branch = nil
    defer { branch = saved }
    return operation()
  }

  func checkConditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.compactMap { element in
      switch element.condition {
      case .expression(let expression):
        return .expression(check(expression, as: core.boolType, purpose: .condition))
      case .optionalBinding(let binding): return optionalBinding(binding)
      case .matchingPattern(let matching):
        let subject = infer(matching.initializer.value, hint: nil)
        let pattern = pattern(matching.pattern, subject: resolved(subject), binding: nil)
        return .matches(pattern, subject)
      case .availability(let availability):
        reportUnsupported("an availability condition", at: availability)
        return nil
      }
    }
  }

  private func isTuple(_ pattern: PatternSyntax) -> Bool {
    pattern.is(TuplePatternSyntax.self)
      || pattern.as(ExpressionPatternSyntax.self)?.expression.is(TupleExprSyntax.self) == true
  }

  private func optionalBinding(_ syntax: OptionalBindingConditionSyntax) -> Condition? {
    if isTuple(syntax.pattern), let initializer = syntax.initializer {
      let value = infer(initializer.value, hint: nil)
      guard let inner = wrapped(value.type) else {
        if resolved(value) != .invalid {
          report(
            "initializer for conditional binding must have Optional type, not '\(resolved(value))'",
            at: initializer.value)
        }
        return nil
      }
      let mode = BindingMode(isConstant: syntax.bindingSpecifier.text == "let")
      return .matches(.some(pattern(syntax.pattern, subject: inner, binding: mode)), value)
    }
    guard
      let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier
        ?? (syntax.pattern.as(WildcardPatternSyntax.self)?.wildcard)
    else {
      report("pattern matching in a condition requires the 'case' keyword", at: syntax.pattern)
      return nil
    }
    let annotation = syntax.typeAnnotation.map { type($0.type) }
    let value: Expression
    if let initializer = syntax.initializer {
      value = infer(initializer.value, hint: annotation.map { optional($0) })
    } else {
      value = nameReferenceForShorthand(name, at: syntax.pattern)
    }
    if resolved(value) == .invalid {
      if name.text != "_" {
        _ = declareLocal(name.text, .invalid, isConstant: true, at: syntax.pattern)
      }
      return .matches(.anything, value)
    }
    guard let inner = wrapped(value.type) else {
      report(
        "initializer for conditional binding must have Optional type, not '\(resolved(value))'",
        at: syntax.initializer.map { Syntax($0.value) } ?? Syntax(syntax.pattern))
      return nil
    }
    if name.text == "_" { return .matches(.some(.anything), value) }
    let variable = declareLocal(
      name.text, annotation ?? inner, isConstant: syntax.bindingSpecifier.text == "let",
      at: syntax.pattern)
    return .matches(.some(.bind(variable)), value)
  }

  /// `if let name`: the variable of that name outside.
  private func nameReferenceForShorthand(
    _ name: TokenSyntax, at node: PatternSyntax
  ) -> Expression {
    if name.text == "self",
      let variable =
        (lookup("self").flatMap { entity -> Variable? in
          if case .variable(let found) = entity { found } else { nil }
        }) ?? context.selfVariable
    {
      return use(variable, at: node)
    }
    let reference = DeclReferenceExprSyntax(baseName: .identifier(name.text))
    let meaning = shorthandMeaning(reference, at: node)
    return value(of: meaning, at: node, hint: nil)
  }

  private func shorthandMeaning(
    _ reference: DeclReferenceExprSyntax, at node: PatternSyntax
  ) -> Meaning {
    let name = reference.baseName.plainName
    if case .variable(let variable)? = lookup(name) { return .value(use(variable, at: node)) }
    return meaning(of: reference)
  }

  /// A variable of a pattern or condition: never one of the session.
  func declareLocal(
    _ name: String, _ type: Type, isConstant: Bool, at node: some SyntaxProtocol
  ) -> Variable {
    let variable = Variable(
      name: name, type: type, isConstant: isConstant, owner: context.body,
      position: position(of: node))
    scope.declare(.variable(variable), as: name)
    return variable
  }

  private func guardStatement(_ syntax: GuardStmtSyntax) -> Statement {
    // The names are known after the statement, not in its body.
    let body = checkBlockBeforeConditions(syntax.body)
    let conditions = checkConditions(syntax.conditions)
    if !endsControl(body.statements) {
      report(
        "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
        at: syntax.body)
    }
    return .conditional(conditions, then: Block(statements: [], end: nil), else: body)
  }

  private func checkBlockBeforeConditions(_ syntax: CodeBlockSyntax) -> Block {
    checkBlock(syntax)
  }

  // MARK: Leaving

  private func returnStatement(_ syntax: ReturnStmtSyntax) -> Statement {
    if context.parent == nil, isScript, context.body === topBody {
      report("return invalid outside of a func", at: syntax)
      return .returning(nil)
    }
    if context.isInitializer {
      if let value = syntax.expression, context.isFailableInitializer,
        value.is(NilLiteralExprSyntax.self)
      {
        return .returning(make(.constant(.none), .any, at: value))
      }
      if let value = syntax.expression {
        report("'nil' is the only return value permitted in an initializer", at: value)
      }
      return .returning(nil)
    }
    guard let value = syntax.expression else {
      if let result = context.resultType, solver.resolve(result) != .void, result != .invalid {
        report("non-void function should return a value", at: syntax)
      }
      if context.resultType == nil { context.resultType = .void }
      return .returning(nil)
    }
    if let result = context.resultType {
      if solver.resolve(result) == .void {
        let checked = infer(value, hint: nil)
        if resolved(checked) != .void, resolved(checked) != .invalid {
          report("unexpected non-void return value in void function", at: value)
        }
        return .returning(checked)
      }
      return .returning(
        check(value, as: result, purpose: context.isClosure ? .closureResult : .return))
    }
    return .returning(inferResult(value))
  }

  /// The first `return` of a closure settles what it gives.
  private func inferResult(_ syntax: ExprSyntax) -> Expression {
    let open = context.openResult.map { solver.resolve($0) }
    if let open, case .variable = open {
    } else if let open {
      let value = check(syntax, as: open, purpose: .closureResult)
      context.resultType = solver.resolve(open)
      return value
    }
    let value = infer(syntax, hint: context.resultHint)
    if let hint = context.resultHint, let converted = convert(value, to: hint) {
      context.resultType = hint
      return converted
    }
    context.resultType = resolved(value)
    return value
  }

  private func throwStatement(_ syntax: ThrowStmtSyntax) -> Statement {
    let value = infer(syntax.expression, hint: nil)
    if resolved(value) != .invalid, !conforms(value.type, to: core.error) {
      report(
        "thrown expression type '\(resolved(value))' does not conform to 'Error'",
        at: syntax.expression)
    }
    if !coverage.catches { noteUncaught(at: syntax) }
    return .throwing(value)
  }

  private func doStatement(_ syntax: DoStmtSyntax) -> Statement {
    if syntax.throwsClause != nil { reportUnsupported("a typed `do`", at: syntax) }
    guard !syntax.catchClauses.isEmpty else { return .block(checkBlock(syntax.body)) }
    let saved = coverage
    let outerThrows = context.throwsSomething
    if syntax.catchClauses.contains(where: \.catchesEverything) { coverage.catches = true }
    let block = checkBlock(syntax.body)
    coverage = saved
    if syntax.catchClauses.contains(where: \.catchesEverything) {
      context.throwsSomething = outerThrows
    }
    let catches = syntax.catchClauses.map { clause in
      withScope { () -> Statement.Catch in
        var alternatives: [(pattern: Pattern, where: Expression?)] = []
        if clause.catchItems.isEmpty {
          let error = declareLocal("error", core.errorType, isConstant: true, at: clause)
          alternatives.append((pattern: .bind(error), where: nil))
        }
        alternatives += self.alternatives(clause.catchItems.filter { $0.pattern != nil }) {
          $0.pattern.map { pattern($0, subject: core.errorType, binding: nil) } ?? .anything
        } condition: {
          $0.whereClause.map { check($0.condition, as: core.boolType, purpose: .condition) }
        }
        return Statement.Catch(alternatives: alternatives, body: checkBlock(clause.body))
      }
    }
    return .catching(block, catches)
  }
}
