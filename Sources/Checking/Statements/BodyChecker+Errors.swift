import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// `throw`, `do` and `catch`, and uncaught errors.
extension BodyChecker {
  func throwStatement(_ syntax: ThrowStmtSyntax, in context: Context) -> Statement {
    let position = context.file.position(of: syntax)
    let value = checkThrown(syntax.expression, in: context)
    if !value.isError {
      if model.conformance(of: value.type, to: core.protocol("Error"), in: context.signature) == nil
      {
        report(
          EffectMessage.thrownTypeIsNoError(type: value.type),
          at: context.file.position(of: syntax.expression))
      } else {
        context.errors?.add(
          ErrorScope.Site(
            type: value.type, position: position, isStatement: true,
            valuePosition: context.file.position(of: syntax.expression), isConditional: false))
      }
    }
    return .throwing(value.expression)
  }

  /// `throw .failed` takes its type from the function's thrown type.
  private func checkThrown(_ syntax: ExprSyntax, in context: Context) -> CheckedValue {
    guard let wanted = context.errors?.declaredType, wanted != core.anyError else {
      return checkValue(syntax, in: context)
    }
    let term = model.term(syntax, in: context)
    let (fitting, diagnostics) = collecting {
      solver.solve(term, for: .type(wanted, .throwing), in: context)
    }
    guard let fitting else { return checkValue(term, in: context) }
    reporter.add(diagnostics)
    return CheckedValue(
      expression: build(term, as: wanted, fitting, in: context), type: wanted)
  }

  /// Notes that a call covered by `try` can throw the type.
  func noteThrow(_ type: Type, at position: Position, in context: Context) {
    if type == core.never || type.isError { return }
    context.errors?.add(ErrorScope.Site(type: type, position: position))
  }

  /// Reports errors that leave a body although they can't.
  func judgeErrors(of frame: Frame) {
    judge(frame.errors)
    guard case .function(let function) = frame.kind, function.interface.value.isRethrowing,
      function.context?.file.isPrelude == false, function.canRethrow(model)
    else { return }
    for site in frame.errors.sites where !site.isConditional {
      report(
        site.isStatement ? EffectMessage.rethrowingStatement : .rethrowingCall, at: site.position)
    }
  }

  func judge(_ errors: ErrorScope) {
    switch errors.kind {
    case .anything, .inferred, .gathering: break
    case .deferred:
      for site in errors.sites {
        report(
          site.isStatement ? EffectMessage.throwInDefer : .throwingCallInDefer, at: site.position)
      }
    case .declared(nil):
      for site in errors.sites { report(uncaught(site), at: site.position) }
    case .declared(let declared?):
      for site in errors.sites where site.type != declared && declared != core.anyError {
        report(
          EffectMessage.thrownTypeDiffers(type: site.type, declared: declared),
          at: site.valuePosition ?? site.position)
      }
    }
  }

  private func uncaught(_ site: ErrorScope.Site) -> EffectMessage {
    if site.passedCatch { return site.isStatement ? .errorPassesCatch : .callPassesCatch }
    return site.isStatement ? .unhandledError : .unhandledCall
  }

  // MARK: do and catch

  func doStatement(_ syntax: DoStmtSyntax, in context: Context) -> Statement {
    let declared = syntax.throwsClause.map { clause in
      clause.type.map { model.resolve($0, in: context) } ?? core.anyError
    }
    guard !syntax.catchClauses.isEmpty else {
      if let clause = syntax.throwsClause {
        report(EffectMessage.throwsClauseWithoutCatch, at: context.file.position(of: clause))
      }
      return .block(checkBlock(syntax.body, in: context))
    }
    let inner = model.makeBlock(in: context)
    let errors = ErrorScope(
      declared.map { .declared($0) } ?? .gathering, parent: context.errors)
    inner.errors = errors
    let block = Block(
      statements: checkItems(syntax.body.statements, in: inner),
      end: context.file.position(of: syntax.body.rightBrace))
    judge(errors)
    // Without full typed throws, the errors in a closure count as `any Error`.
    let isInClosure = if case .closure? = context.frame?.kind { true } else { false }
    let gathered = isInClosure ? nil : errors.thrown(otherwise: core.anyError)
    let caught = declared ?? gathered ?? core.anyError
    var rows: [SpaceRow] = []
    let before = context.errors?.sites.count ?? 0
    defer {
      if !errors.sites.isEmpty, errors.sites.allSatisfy(\.isConditional) {
        context.errors?.makeConditional(from: before)
      }
    }
    let catches = syntax.catchClauses.map { clause in
      checkCatch(clause, caught: caught, rows: &rows, in: context)
    }
    // Only an unconditional clause for all errors counts, as in the compiler.
    let catchesAll = rows.contains { row in
      if case .everything = row.shape { !row.hasCondition } else { false }
    }
    if !catchesAll {
      for var site in errors.sites {
        site.passedCatch = true
        if declared != nil { site.type = caught }
        context.errors?.add(site)
      }
    }
    return .catching(block, catches)
  }

  private func checkCatch(
    _ clause: CatchClauseSyntax, caught: Type, rows: inout [SpaceRow], in context: Context
  ) -> Statement.Catch {
    let inner = model.makeBlock(in: context)
    var checked: [CheckedAlternative]
    let items = clause.catchItems.lazy.filter { $0.pattern != nil }
    let position = context.file.position(of: clause)
    if items.isEmpty {
      let error = declareLocal("error", caught, isConstant: true, at: position, in: inner)
      checked = [
        CheckedAlternative(
          pattern: CheckedPattern(pattern: .bind(error), shape: .everything),
          condition: clause.catchItems.first?.whereClause.map {
            checkCondition($0.condition, in: inner)
          })
      ]
    } else {
      checked = alternatives(Array(items), in: inner) { item in
        (
          item.pattern.map { pattern($0, subject: caught, binding: nil, in: inner) } ?? .anything,
          inner.file.position(of: item)
        )
      } condition: { item in
        item.whereClause.map { checkCondition($0.condition, in: inner) }
      }
    }
    rows += checked.map { SpaceRow(shape: $0.pattern.shape, hasCondition: $0.condition != nil) }
    return Statement.Catch(
      alternatives: checked.map(\.inTree), body: checkBlock(clause.body, in: inner))
  }
}
