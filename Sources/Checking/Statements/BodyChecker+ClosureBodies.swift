import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// Bodies of closures.
extension BodyChecker {
  /// The body of a closure with several statements. Its result is the contextual type, or the type
  /// of the first `return`.
  func checkClosureBody(
    _ closure: ClosureTerm, parameters: [StorageDeclaration], result: Type?, context: Context
  ) -> CheckedBody {
    checkClosureBody(
      closure, parameters: parameters, result: result, builder: nil, context: context)
  }

  func checkClosureBody(
    _ closure: ClosureTerm, parameters: [StorageDeclaration], result: Type?,
    wantsOptional: Bool = false, builder: Type?, context: Context
  ) -> CheckedBody {
    let ((body, found), diagnostics) = collecting { () -> (Body, Type) in
      let body = enterClosure(closure, context: context)
      addParameters(parameters, to: body)
      let frame = context.frame
      frame?.result = result.flatMap { $0.hasVariables ? nil : $0 }
      frame?.wantsOptional = wantsOptional
      let inner = model.makeBlock(in: context)
      let items = closure.syntax.statements
      let end = context.file.position(of: closure.syntax.rightBrace)
      if let builder, !ResultBuilderBody.returnsDirectly(items) {
        body.statements = checkBuilderBody(items, builder: builder, in: inner, end: end)
      } else {
        body.statements = checkItems(items, in: inner)
      }
      let found = frame?.result ?? .void
      body.returnsVoid = found.isVoid
      if model.isOptionalVoid(found), !Reachability.endsControl(body.statements) {
        body.statements.append(.returning(wrappedVoid(found, at: end)))
      }
      checkMissingReturn(
        body.statements, result: found, of: .closure,
        at: closure.result.flatMap { _ in lastValue(of: items, found, in: inner) } ?? end)
      if let frame { judgeErrors(of: frame) }
      return (body, found)
    }
    return CheckedBody(body: body, result: found, diagnostics: diagnostics)
  }

  /// The value of such a closure at its end.
  private func wrappedVoid(_ type: Type, at position: Position) -> Expression {
    guard let payload = model.wrapped(type) else {
      return Expression(kind: .constant(.void), position: position)
    }
    return Expression(kind: .wrap(wrappedVoid(payload, at: position)), position: position)
  }

  /// The body and frame of a closure, in its context.
  private func enterClosure(_ closure: ClosureTerm, context: Context) -> Body {
    let body: Body
    if let made = context.body, made !== context.parent?.body {
      // The solver created the body with the closure's captures and parameters, and this may not be
      // the first check.
      body = made
      body.parameters = []
    } else {
      body = Body(
        kind: .closure,
        function: solver.makeClosureFunction(
          at: closure.position, isAsync: closure.isAsync, context.isolation.value, in: context),
        parent: context.parent?.body)
    }
    let frame = Frame(
      kind: .closure, body: body, parent: context.parent?.frame, result: nil,
      isAsync: body.function.isAsync, errors: errors(of: closure, in: context))
    enter(frame, context)
    body.end = context.file.position(of: closure.syntax.rightBrace)
    return body
  }

  private func errors(of closure: ClosureTerm, in context: Context) -> ErrorScope.Kind {
    guard closure.throwsOut else { return .declared(nil) }
    guard let written = closure.writtenThrows else { return .inferred }
    return .declared(TypeReader(model: model, context: context).thrown(written))
  }

  private func addParameters(_ parameters: [StorageDeclaration], to body: Body) {
    for parameter in parameters {
      guard case .variable(let variable) = parameter.implementation.value else { continue }
      variable.owner = body
      body.parameters.append(variable)
    }
  }
}
