import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// `return` and returned values.
extension BodyChecker {
  func returnStatement(_ syntax: ReturnStmtSyntax, in context: Context) -> [Statement] {
    let position = context.file.position(of: syntax)
    guard let frame = context.frame else { return [] }
    if frame.deferDepth > 0 {
      report(StatementMessage.returnFromDefer, at: position)
      return []
    }
    switch frame.kind {
    case .topLevel(let isScript):
      if isScript { report(StatementMessage.returnOutsideOfFunction, at: position) }
    case .initialValue, .asyncLet:
      report(StatementMessage.returnOutsideOfFunction, at: position)
    case .function(let function) where function.kind == .initializer:
      return returnFromInitializer(syntax, function, in: context)
    case .function, .closure: break
    }
    if let value = syntax.expression {
      return [checkReturned(value, isImplicit: false, in: context)]
    }
    if let result = frame.result, !result.isVoid, !result.isError {
      report(ResultMessage.missingValue, at: position)
    }
    if frame.result == nil { frame.result = .void }
    return [.returning(nil)]
  }

  private func returnFromInitializer(
    _ syntax: ReturnStmtSyntax, _ function: FunctionDeclaration, in context: Context
  ) -> [Statement] {
    let position = context.file.position(of: syntax)
    if let value = syntax.expression {
      guard value.is(NilLiteralExprSyntax.self) else {
        report(InitializerMessage.returnsValue, at: context.file.position(of: value))
        return [.returning(nil)]
      }
      if !function.isFailable {
        report(InitializerMessage.nilFromNonFailable, at: context.file.position(of: value))
      }
      return [failing(at: position)]
    }
    return implicitSuperCall(in: context, at: position) + [.returning(nil)]
  }

  /// The failure of a failable initializer: `return nil`, or a lone `nil`.
  func failing(at position: Position) -> Statement {
    .returning(Expression(kind: .constant(.none), position: position))
  }

  /// A returned value: from `return`, or the only expression of a body.
  func checkReturned(
    _ syntax: ExprSyntax, isImplicit: Bool, in context: Context
  ) -> Statement {
    checkReturned(model.term(syntax, in: context), isImplicit: isImplicit, in: context)
  }

  func checkReturned(_ term: Term, isImplicit: Bool, in context: Context) -> Statement {
    guard let frame = context.frame else { return .returning(nil) }
    if frame.opaqueResult != nil { return checkOpaque(term, isImplicit: isImplicit, in: context) }
    if let part = frame.opaquePart, let result = frame.result {
      return checkPartlyOpaque(term, part, in: result, isImplicit: isImplicit, in: context)
    }
    checkCovariant(term, frame, in: context)
    let term = returnsDynamicSelf(frame) ? asMemberOfSelf(term) : term
    if frame.result == nil, frame.wantsOptional {
      let (solution, _) = collecting { solver.solve(term, for: .none, in: context) }
      if let found = solution?.types[term.id], found != core.never, !found.isError,
        model.wrapped(found) == nil
      {
        frame.result = core.optional(found)
      }
    }
    guard let result = frame.result else {
      // The first `return` of a closure determines its result type.
      let value = checkValue(term, in: context)
      if value.type != core.never { frame.result = value.type }
      return value.type == core.never ? .expression(value.expression) : .returning(value.expression)
    }
    if result.isVoid {
      let value = checkValue(term, in: context)
      if !isImplicit, !value.type.isVoid, !value.isError, value.type != core.never {
        report(ResultMessage.unexpectedValue, at: term.position)
      }
      return .returning(value.expression)
    }
    let purpose: Contextual.Purpose =
      if case .closure = frame.kind { .closureResult } else { .returning }
    if isImplicit { return checkImplicitlyReturned(term, result, in: context) }
    let value = checkValue(term, for: .type(result, purpose), in: context)
    return value.type == core.never
      ? .expression(value.expression) : .returning(sent(value.expression, frame))
  }

  /// The only expression of a body may also be one that never returns.
  func checkImplicitlyReturned(
    _ term: Term, _ result: Type, in context: Context
  ) -> Statement {
    let (solution, diagnostics) = collecting {
      solver.solve(term, for: .type(result, .returning), in: context)
    }
    guard let solution else {
      let (loose, _) = collecting { solver.solve(term, for: .none, in: context) }
      if let loose, loose.types[term.id] == core.never {
        var expression = build(term, loose, in: context)
        expression.role = .neverReturns
        return .expression(expression)
      }
      reporter.add(diagnostics)
      return .returning(makeInvalid(at: term.position).expression)
    }
    reporter.add(diagnostics)
    if solution.types[term.id] == core.never, result != core.never {
      var expression = build(term, solution, in: context)
      expression.role = .neverReturns
      return .expression(expression)
    }
    let value = build(term, as: result, solution, isWhole: true, in: context)
    return .returning(context.frame.map { sent(value, $0) } ?? value)
  }

  /// The value of a `sending` result, which no other code may hold.
  private func sent(_ value: Expression, _ frame: Frame) -> Expression {
    guard case .function(let function) = frame.kind, value.role == nil, function.givesSending
    else { return value }
    var value = value
    value.role = .sends(value.position)
    return value
  }

  /// A class's method with the result `Self` must return an object of the object's dynamic type.
  private func checkCovariant(_ term: Term, _ frame: Frame, in context: Context) {
    guard case .function(let function) = frame.kind, function.interface.value.returnsSelf,
      let owner = function.owner?.type as? NominalDeclaration, owner.kind == .class,
      !owner.isFinal, case .call(let callee, _) = term.peeled.kind,
      case .name(let name) = callee.peeled.kind, name.text != "Self",
      case .type(let made, _)? = model.findType(name.text, in: context), made === owner
    else { return }
    report(ResultMessage.classAsSelf(type: owner.name), at: term.position)
  }
}
