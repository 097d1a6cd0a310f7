import CheckedTree
import Machine

extension InitializationFlow {
  /// The value of a variable.
  ///
  /// A closure that a constant holds, and that is only handed to calls which don't keep it, may use
  /// what mustn't escape.
  mutating func visit(_ value: Expression, of variable: Variable) {
    let outer = lent
    if variable.isConstant, variable.reads == variable.loans, case .closure(let body) = value.kind {
      lent = body
    }
    visit(value)
    lent = outer
  }

  mutating func checkEscaping(_ closure: Body, at position: Position) {
    guard let name = closure.escapingCapture, closure !== lent else { return }
    find(
      "escaping closure captures non-escaping parameter '\(name)'", at: position,
      advice: "Mark the parameter `@escaping`.")
  }

  /// A local function that is kept mustn't use what can't be kept.
  mutating func checkEscaping(_ expression: Expression) {
    guard case .partial(let routine, _) = expression.kind,
      let name = routine.body?
        .nonEscapingCaptures.first
    else { return }
    find(
      "escaping local function captures non-escaping parameter '\(name)'", at: expression.position)
  }
}
