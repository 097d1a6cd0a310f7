import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// Paths through a body that end without the value that it returns.
extension BodyChecker {
  /// Reports a path that ends without the required return value.
  func checkMissingReturn(
    _ statements: [Statement], result: Type, of function: DeclarationKind,
    at end: @autoclosure () -> Position
  ) {
    guard !result.isVoid, !result.isError, !Reachability.endsControl(statements) else { return }
    if result == core.never {
      reportFlow(
        ResultMessage.neverReturns(function: function), at: end())
    } else {
      reportFlow(ResultMessage.missingReturn(function: function, result: result), at: end())
    }
  }

  /// The position of a last expression that probably lacks its `return`.
  func lastValue(
    of items: CodeBlockItemListSyntax, _ result: Type, in context: Context
  ) -> Position? {
    guard case .expr(let last)? = items.last?.item, !last.is(IfExprSyntax.self),
      !last.is(SwitchExprSyntax.self)
    else { return nil }
    let (type, _) = collecting {
      let value = model.term(last, in: context)
      return solver.solve(value, for: .none, in: context)?.types[value.id]
    }
    return type == result ? context.file.position(of: last) : nil
  }
}
