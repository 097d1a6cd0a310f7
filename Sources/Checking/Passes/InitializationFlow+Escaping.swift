import CheckedTree
import Machine

extension InitializationFlow {
  /// Visits the initial value of a variable.
  ///
  /// A closure in a constant may use nonescaping values, if the constant is only passed to calls
  /// that don't keep it.
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
    find(FlowMessage.closureKeepsNonescapingParameter(name: name), at: position)
  }

  /// A local function that escapes must not capture nonescaping values.
  mutating func checkEscaping(_ expression: Expression) {
    guard case .partial(let routine, _) = expression.kind,
      let name = routine.body?
        .nonEscapingCaptures.first
    else { return }
    find(FlowMessage.localFunctionKeepsNonescapingParameter(name: name), at: expression.position)
  }
}
