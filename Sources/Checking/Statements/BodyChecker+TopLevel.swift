package import CheckedTree
import Machine
import Reading
package import Semantics
package import SwiftSyntax

/// The statements of a submission.
extension BodyChecker {
  /// A submission's statements, together with its files of declarations. If the last item is an
  /// expression, its value is the result, with the returned type; nil if there is no value to show,
  /// or only one that was made to be ignored, such as the task of `store.send(.tapped)`.
  package func checkTopLevel(
    _ items: CodeBlockItemListSyntax, in context: Context,
    with others: [(items: CodeBlockItemListSyntax, context: Context)]
  ) -> (body: Body, valueType: Type?) {
    let body = Body(
      kind: .function,
      function: Function(name: "main", position: nil, isAsync: true, isMainActor: true),
      parent: nil)
    // The compiler's script prefers synchronous overloads, whatever it awaits.
    if context.file.form == .script { body.waits = false }
    let frame = Frame(
      kind: .topLevel(isScript: context.file.form == .script), body: body, parent: nil,
      result: .void, isAsync: true,
      errors: .anything)
    enter(frame, context)
    topLevelWaits = Lazy(circular: true) { ClosureEffects(items).awaits }
    model.declare(others + [(items, context)])
    for file in others { checkLibrary(file.items, in: file.context) }
    var valueType: Type?
    for (index, item) in items.enumerated() {
      if model.isGivenUp(in: context) { break }
      let isLast = index == items.count - 1
      if isLast, case .expr(let expression) = item.item, !isBranching(expression) {
        let value = checkValue(expression, in: context)
        if context.file.form == .script { checkUse(of: value, expression, in: context) }
        body.statements.append(lastStatement(value, &valueType))
        if valueType != nil { body.returnsVoid = false }
      } else {
        body.statements += checkItem(item, in: context)
      }
    }
    judgeErrors(of: frame)
    checkInitialization(of: body, end: Position(line: 1, column: 1), in: context)
    return (body, valueType)
  }

  /// Reports statements and expressions in a file of declarations.
  package func checkLibrary(_ items: CodeBlockItemListSyntax, in context: Context) {
    for item in items {
      switch item.item {
      case .decl: break
      case .expr(let syntax) where !isBranching(syntax):
        report(StatementMessage.expressionAtTopLevel, at: context.file.position(of: syntax))
      case .expr(let syntax):
        report(StatementMessage.statementAtTopLevel, at: context.file.position(of: syntax))
      case .stmt(let syntax):
        report(StatementMessage.statementAtTopLevel, at: context.file.position(of: syntax))
      }
    }
  }

  private func isBranching(_ syntax: ExprSyntax) -> Bool {
    syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self)
  }

  private func lastStatement(_ value: CheckedValue, _ valueType: inout Type?) -> Statement {
    let type = value.type
    if value.isDiscardable || type.isVoid || type.isError || type == core.never
      || type == core.optional(.void) || model.isNoncopyable(type)
    {
      return .expression(value.expression)
    }
    valueType = type
    return .returning(value.expression)
  }
}
