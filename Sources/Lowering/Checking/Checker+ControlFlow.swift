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
    guard let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier
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
      if name.text != "_" { _ = declareLocal(name.text, .invalid, isConstant: true, at: syntax.pattern) }
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
    if name.text == "self", let variable = (lookup("self").flatMap { entity -> Variable? in
      if case .variable(let found) = entity { found } else { nil }
    }) ?? context.selfVariable {
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

  // MARK: Loops

  private func inLoop<Result>(
    _ label: String?, kind: FunctionContext.LoopKind = .loop,
    _ operation: (Statement.LoopID) -> Result
  ) -> Result {
    let id = makeLoop()
    context.loops.append((id: id, label: label, kind: kind))
    defer { context.loops.removeLast() }
    return operation(id)
  }

  /// A labelled `do` or `if`, which `break` with the label leaves: a loop that runs once.
  private func labelled(_ label: String?, _ statement: () -> Statement) -> Statement {
    guard let label else { return statement() }
    return inLoop(label, kind: .block) { id in
      let once = Expression(
        kind: .constant(.bool(false)), type: core.boolType, position: Position(line: 1, column: 1))
      return .repeatLoop(id, Block(statements: [statement()], end: nil), while: once)
    }
  }

  private func whileStatement(_ syntax: WhileStmtSyntax, label: String?) -> Statement {
    inLoop(label) { id in
      withScope {
        let conditions = checkConditions(syntax.conditions)
        return .loop(id, while: conditions, checkBlock(syntax.body))
      }
    }
  }

  private func repeatStatement(_ syntax: RepeatStmtSyntax, label: String?) -> Statement {
    inLoop(label) { id in
      let block = checkBlock(syntax.body)
      return .repeatLoop(
        id, block, while: check(syntax.condition, as: core.boolType, purpose: .condition))
    }
  }

  private func forStatement(_ syntax: ForStmtSyntax, label: String?) -> Statement {
    let (sequence, element) = forSequence(syntax)
    return inLoop(label) { id in
      withScope {
        let mode = BindingMode(isConstant: true)
        let pattern = pattern(
          syntax.pattern, subject: element, binding: syntax.caseKeyword == nil ? mode : nil)
        let condition = syntax.whereClause.map {
          check($0.condition, as: core.boolType, purpose: .condition)
        }
        return .forIn(id, pattern, sequence, where: condition, checkBlock(syntax.body))
      }
    }
  }

  private func forSequence(_ syntax: ForStmtSyntax) -> (Statement.ForSequence, Type) {
    if syntax.awaitKeyword != nil { return asynchronousSequence(syntax) }
    let value = infer(syntax.sequence, hint: nil)
    let type = resolved(value)
    guard case .nominal(let declaration, let arguments) = type else {
      if type != .invalid {
        report("for-in loop requires '\(type)' to conform to 'Sequence'", at: syntax.sequence)
      }
      return (.elements(value), .invalid)
    }
    switch declaration {
    case core.array, core.arraySlice: return (.elements(value), arguments[0])
    case core.range, core.closedRange:
      guard arguments[0] == core.intType else { break }
      if case .intrinsic(_, let bounds) = value.kind, bounds.count == 2 {
        return (
          .range(
            lower: bounds[0], upper: bounds[1], includesUpper: declaration === core.closedRange),
          core.intType
        )
      }
      return (.elements(elements(value, array(core.intType), at: syntax)), core.intType)
    case core.set: return (.elements(elements(value, type, at: syntax)), arguments[0])
    case core.string:
      return (.elements(elements(value, type, at: syntax)), .nominal(core.character, []))
    case core.dictionary:
      let pair = Type.tuple([
        TupleElement(label: "key", type: arguments[0]),
        TupleElement(label: "value", type: arguments[1]),
      ])
      return (.elements(elements(value, type, at: syntax)), pair)
    default: break
    }
    report("for-in loop requires '\(type)' to conform to 'Sequence'", at: syntax.sequence)
    return (.elements(value), .invalid)
  }

  /// The array of a collection's elements, by the prelude's `_elements()`.
  private func elements(
    _ value: Expression, _ type: Type, at syntax: ForStmtSyntax
  ) -> Expression {
    guard case .nominal(let declaration, _) = resolved(value) else { return value }
    for case .function(let function) in declaration.members["_elements"] ?? [] {
      if case .intrinsic(let name) = function.implementation {
        return make(.intrinsic(name, [value]), type, at: syntax.sequence)
      }
    }
    return value
  }

  private func asynchronousSequence(_ syntax: ForStmtSyntax) -> (Statement.ForSequence, Type) {
    let value = infer(syntax.sequence, hint: nil)
    if !context.isAsync {
      report("'async' call in a function that does not support concurrency", at: syntax)
    }
    guard case .nominal(let declaration, let arguments) = resolved(value),
      declaration === core.taskGroup || declaration === core.throwingTaskGroup
    else {
      if resolved(value) != .invalid {
        report(
          "for-in loop requires '\(resolved(value))' to conform to 'AsyncSequence'",
          at: syntax.sequence)
      }
      return (.elements(value), .invalid)
    }
    if declaration === core.throwingTaskGroup {
      if syntax.tryKeyword == nil {
        report("call can throw but is not marked with 'try'", at: syntax.sequence)
      }
      if !coverage.catches { noteUncaught(at: syntax.sequence) }
    }
    return (.asynchronous(.groupNext, path(of: value)), arguments[0])
  }

  private func jump(_ label: String?, isBreak: Bool, at node: some SyntaxProtocol) -> [Statement] {
    let target = context.loops.last { loop in
      if let label { return loop.label == label }
      switch loop.kind {
      case .loop: return true
      case .choice: return isBreak
      case .block: return false
      }
    }
    guard let target else {
      report(
        label.map { "cannot find label '\($0)' in scope" }
          ?? (isBreak
            ? "unlabeled 'break' is only allowed inside a loop or switch"
            : "'continue' is only allowed inside a loop"), at: node)
      return []
    }
    return [isBreak ? .breaking(target.id) : .continuing(target.id)]
  }

  // MARK: Switch

  func switchStatement(_ syntax: SwitchExprSyntax, label: String?) -> Statement {
    let subject = withoutBranch { infer(syntax.subject, hint: nil) }
    return inLoop(label, kind: .choice) { id in
      var cases: [Statement.Case] = []
      var hasDefault = false
      for element in syntax.cases {
        guard case .switchCase(let one) = element else {
          reportUnsupported("conditional compilation", at: element)
          continue
        }
        cases.append(
          withScope {
            var alternatives: [(pattern: Pattern, where: Expression?)] = []
            switch one.label {
            case .default: hasDefault = true
            case .case(let label):
              alternatives = withoutBranch {
                self.alternatives(Array(label.caseItems)) {
                  pattern($0.pattern, subject: resolved(subject), binding: nil)
                } condition: {
                  $0.whereClause.map {
                    check($0.condition, as: core.boolType, purpose: .condition)
                  }
                }
              }
            }
            if one.statements.isEmpty {
              report("'case' label in a 'switch' must have at least one executable statement", at: one)
            }
            return Statement.Case(
              alternatives: alternatives,
              body: Block(statements: branchItems(one.statements), end: nil),
              position: position(of: one))
          })
      }
      if !hasDefault, resolved(subject) != .invalid {
        checkExhaustive(cases, resolved(subject), at: syntax)
      }
      return .choice(id, subject: subject, cases)
    }
  }

  private func checkExhaustive(
    _ cases: [Statement.Case], _ type: Type, at syntax: SwitchExprSyntax
  ) {
    let patterns = cases.flatMap(\.alternatives).filter { $0.where == nil }.map(\.pattern)
    let missing = missingCases(patterns, type)
    guard !missing.isEmpty else { return }
    report(
      "switch must be exhaustive", at: syntax,
      advice: "Add \(missing.map { "`case \($0)`" }.joined(separator: ", ")), or `default`.")
  }

  /// What no pattern covers, as far as patterns can be looked through.
  private func missingCases(_ patterns: [Pattern], _ type: Type) -> [String] {
    if patterns.contains(where: \.matchesAll) { return [] }
    if let inner = wrapped(type) {
      var missing: [String] = []
      if !patterns.contains(where: { if case .none = $0 { true } else { false } }) {
        missing.append(".none")
      }
      let inside = patterns.compactMap { pattern -> Pattern? in
        if case .some(let inner) = pattern { inner } else { nil }
      }
      if !missingCases(inside, inner).isEmpty { missing.append(".some") }
      return missing
    }
    switch type {
    case .nominal(let declaration, _) where declaration.kind == .enumeration:
      return declaration.cases.enumerated().compactMap { index, declared in
        let own = patterns.compactMap { pattern -> [Pattern]? in
          if case .enumerationCase(index, let payload) = pattern { payload } else { nil }
        }
        let covered = own.contains { $0.allSatisfy(\.matchesAll) }
          || (declared.parameters.count == 1
            && missingCases(own.compactMap(\.first), declared.parameters[0].type).isEmpty
            && !own.isEmpty)
        return covered ? nil : ".\(declared.name)"
      }
    case .nominal(core.bool, _):
      // Written out as literals.
      let literals = patterns.compactMap { pattern -> Bool? in
        if case .satisfies(_, let test) = pattern, case .intrinsic(_, let operands) = test.kind,
          case .constant(.bool(let value))? = operands.last?.kind
        { value } else { nil }
      }
      return [true, false].filter { !literals.contains($0) }.map { "\($0)" }
    case .tuple(let elements):
      return tupleIsCovered(patterns, elements) ? [] : ["(…)"]
    default: return ["_"]
    }
  }

  /// A tuple is covered when, for each first element that is covered, the rest is.
  private func tupleIsCovered(_ patterns: [Pattern], _ elements: [TupleElement]) -> Bool {
    let rows = patterns.compactMap { pattern -> [Pattern]? in
      if case .tuple(let parts) = pattern { parts } else { nil }
    }
    return rowsAreCovered(rows, elements.map(\.type))
  }

  private func rowsAreCovered(_ rows: [[Pattern]], _ types: [Type]) -> Bool {
    guard let type = types.first else { return !rows.isEmpty }
    let rest = Array(types.dropFirst())
    let general = rows.filter { $0[0].matchesAll }.map { Array($0.dropFirst()) }
    if rowsAreCovered(general, rest) { return true }
    // Each way the first element can be must be followed by rows that cover the rest.
    let heads = rows.map { $0[0] }
    guard missingCases(heads, type).isEmpty else { return false }
    return rows.allSatisfy { row in
      let alike = rows.filter { $0[0].matchesAll || $0[0].hasSameHead(as: row[0]) }
      return rowsAreCovered(alike.map { Array($0.dropFirst()) }, rest)
    }
  }

  // MARK: Leaving

  private func returnStatement(_ syntax: ReturnStmtSyntax) -> Statement {
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
      return .returning(check(value, as: result, purpose: context.isClosure ? .closureResult : .return))
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

extension Pattern {
  /// Whether every value matches.
  var matchesAll: Bool {
    switch self {
    case .anything, .bind: true
    case .tuple(let parts): parts.allSatisfy(\.matchesAll)
    case .enumerationCase, .some, .none, .satisfies, .isType: false
    }
  }

  func hasSameHead(as other: Pattern) -> Bool {
    switch (self, other) {
    case (.enumerationCase(let a, _), .enumerationCase(let b, _)): a == b
    case (.some, .some), (.none, .none): true
    case (.satisfies(_, let a), .satisfies(_, let b)):
      if case .intrinsic(_, let x) = a.kind, case .intrinsic(_, let y) = b.kind,
        case .constant(.bool(let p))? = x.last?.kind, case .constant(.bool(let q))? = y.last?.kind
      { p == q } else { false }
    default: false
    }
  }
}
