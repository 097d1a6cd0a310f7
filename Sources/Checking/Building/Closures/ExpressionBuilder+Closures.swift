import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

extension ExpressionBuilder {
  /// A closure expression. A single expression is built here. Several statements were checked while
  /// the expression was solved.
  func buildClosure(_ term: Term, _ closure: ClosureTerm) -> Expression {
    guard let types = solution.closures[term.id] else { return void(at: term.position) }
    checkFunctionValue(.function(types.type), at: term.position)
    let body: Body
    var captures = types.captures
    if let checked = solution.bodies[term.id] {
      checker.reporter.add(checked.diagnostics)
      checker.reporter.add(checked.diagnostics)
      guard let made = settled(checked, closure, types).body else {
        return void(at: term.position)
      }
      body = made
      captures = checked.captures
      if types.splitsTuple { split(types, in: body, at: closure.position) }
    } else {
      body = enter(types, closure)
      let prologue = declareParameters(types, in: body, at: closure.position)
      body.statements = prologue + [buildSingle(closure, types, body)]
      if let frame = types.context.frame { checker.judgeErrors(of: frame) }
    }
    body.captureList = zip(closure.captures, captures).compactMap { capture, storage in
      self.capture(capture, storage, in: body, types.context)
    }
    noteSending(in: body, types)
    setActor(of: body, types)
    body.destination = destination(types.context)
    body.isEscaping = types.context.captureRules.isEscaping
    body.function.mayBeKept = body.isEscaping
    return make(.closure(body), .function(types.type), at: closure.position)
  }

  /// The checked body with the closure's result type. If the body's first `return` determined the
  /// type, it is checked again with the final type: an optional, for example.
  private func settled(
    _ checked: CheckedBody, _ closure: ClosureTerm, _ types: Solution.ClosureTypes
  ) -> CheckedBody {
    let wanted = types.type.result
    guard checked.result != wanted, !checked.result.isVoid, !wanted.isVoid, !checked.isBuilt,
      checked.result != core.never, !wanted.isError, !wanted.hasVariables,
      checked.diagnostics.isEmpty
    else { return checked }
    return checker.checkClosureBody(
      closure, parameters: types.variables, result: wanted, context: types.context)
  }

  /// Where the closure goes, unless it runs on the actor of the enclosing code.
  private func destination(_ inner: Context) -> Body.SentTo? {
    let rules = inner.captureRules
    guard rules.isSending, !context.file.isPrelude else { return nil }
    if inner.staysOnActor { return nil }
    return rules.isSendable ? .task : .actor
  }

  /// An asynchronous closure runs on its own actor, or on that of the enclosing code.
  private func setActor(of body: Body, _ types: Solution.ClosureTypes) {
    guard types.type.isAsync, !context.file.isPrelude else { return }
    switch types.context.isolation.value {
    case .global(let actor) where !actor.isMainActor:
      let position = body.function.position ?? Position(line: 1, column: 1)
      body.actor = checker.sharedActor(of: actor, at: position).map(OwnActor.shared)
    case .instance: body.actor = .captured
    case .parameter: body.actor = .captured
    case .global, .nonisolated, .unspecified, .caller: break
    }
  }

  /// The closure's body, created by the solver, with a frame of its own.
  private func enter(_ types: Solution.ClosureTypes, _ closure: ClosureTerm) -> Body {
    let inner = types.context
    let body: Body
    if let made = inner.body, made !== inner.parent?.body {
      body = made
    } else {
      body = Body(
        kind: .closure,
        function: solver.makeClosureFunction(
          at: closure.position, isAsync: types.type.isAsync, inner.isolation.value, in: inner),
        parent: self.body)
    }
    let frame = Frame(
      kind: .closure, body: body, parent: context.frame, result: types.type.result,
      isAsync: types.type.isAsync, errors: .declared(types.type.thrown))
    body.end = context.file.position(of: closure.syntax.rightBrace)
    inner.body = body
    inner.frame = frame
    inner.errors = frame.errors
    return body
  }

  // MARK: Parameters

  /// Notes the parameters whose values the closure's caller takes back, for region analysis.
  private func noteSending(in body: Body, _ types: Solution.ClosureTypes) {
    for (variable, parameter) in zip(body.parameters, types.type.parameters)
    where parameter.isSending {
      variable.isSending = true
    }
  }

  private func declareParameters(
    _ types: Solution.ClosureTypes, in body: Body, at position: Position
  ) -> [Statement] {
    let variables = types.variables.compactMap { storage -> Variable? in
      guard case .variable(let variable) = storage.implementation.value else { return nil }
      variable.owner = body
      variable.canHoldObjects = checker.canHoldObjects(storage.type.value)
      return variable
    }
    guard types.splitsTuple else {
      body.parameters = variables
      return []
    }
    return splitting(variables, in: body, at: position)
  }

  /// Splits one tuple parameter into several names at the start.
  private func splitting(
    _ variables: [Variable], in body: Body, at position: Position
  ) -> [Statement] {
    let whole = Variable(name: "_", isConstant: true, owner: body, position: position)
    body.parameters = [whole]
    return variables.enumerated().map { index, variable in
      .declare(
        variable,
        Expression(kind: .load(.tupleElement(.variable(whole), index)), position: position))
    }
  }

  private func split(_ types: Solution.ClosureTypes, in body: Body, at position: Position) {
    guard body.parameters.count == types.variables.count, body.parameters.count > 1 else { return }
    body.statements = splitting(body.parameters, in: body, at: position) + body.statements
  }

  private func buildSingle(
    _ closure: ClosureTerm, _ types: Solution.ClosureTypes, _ body: Body
  ) -> Statement {
    guard let single = closure.single else {
      body.returnsVoid = true
      return .block(Block(statements: [], end: nil))
    }
    let builder = ExpressionBuilder(checker, solution, in: types.context)
    builder.opened = opened
    let result = types.type.result
    let own = type(of: single)
    body.returnsVoid = result.isVoid
    if result.isVoid {
      return .expression(builder.whole(single) { builder.build(single) })
    }
    if own.nominal === core.nominal("Never") {
      return .expression(builder.whole(single) { builder.build(single) })
    }
    builder.functionUse = .kept
    return .returning(builder.whole(single) { builder.build(single, as: result) })
  }

  // MARK: Capture lists

  private func capture(
    _ capture: ClosureTerm.Capture, _ storage: StorageDeclaration, in body: Body,
    _ inner: Context
  ) -> (variable: Variable, value: Expression)? {
    guard case .variable(let variable) = storage.implementation.value else { return nil }
    variable.owner = body
    let type = type(of: capture.value)
    variable.canHoldObjects = checker.canHoldObjects(type)
    if capture.strength != .strong, !isClassType(unwrappedCompletely(type)), !type.isError {
      let strength = capture.strength == .weak ? "weak" : "unowned"
      checker.report(
        VariableMessage.ownershipOfValueType(ownership: strength, type: type), at: capture.position)
    }
    let value = build(capture.value)
    if value.ownership?.isNoncopyable ?? false {
      checker.reportUnsupported(
        UnsupportedMessage.captureList(name: variable.name), at: capture.position)
    }
    if variable.isOwnActor || belongsToActor(capture.value) { body.holdsActorState = true }
    checkSendable(value, of: capture, type, by: body, inner)
    return (variable, value)
  }

  // MARK: Nonescaping functions

  /// A parameter that isn't `@escaping` can be called, or passed to a call that doesn't keep it.
  func checkNonEscaping(_ storage: StorageDeclaration, _ site: Site) {
    guard functionUse.isKept, let function = storage.type.value.asFunction, !function.isEscaping,
      !context.file.isPrelude
    else { return }
    checker.report(
      functionUse == .passed
        ? CaptureMessage.nonescapingParameterPassed(name: storage.name)
        : .nonescapingParameterUsed(name: storage.name), at: site.position)
  }
}
