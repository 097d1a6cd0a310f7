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
    if closure.isEscaping, let name = closure.usedInout {
      find(FlowMessage.closureKeepsInout(name: name), at: position)
    }
    guard let name = closure.escapingCapture, closure !== lent else { return }
    find(FlowMessage.closureKeepsNonescapingParameter(name: name), at: position)
  }

  /// A local function that escapes must not capture nonescaping values.
  mutating func checkEscaping(_ expression: Expression) {
    guard case .partial(let routine, _) = expression.kind, let body = routine.body else { return }
    if let name = body.usedInout {
      find(FlowMessage.localFunctionKeepsInout(name: name), at: expression.position)
    }
    guard let name = body.nonEscapingCaptures.first else { return }
    find(FlowMessage.localFunctionKeepsNonescapingParameter(name: name), at: expression.position)
  }
}

extension Body {
  /// The first `inout` parameter of enclosing code that the body uses, by itself or through local
  /// functions.
  fileprivate var usedInout: String? {
    var seen: Set<ObjectIdentifier> = []
    return usedInout(&seen)
  }

  private func usedInout(_ seen: inout Set<ObjectIdentifier>) -> String? {
    guard seen.insert(ObjectIdentifier(self)).inserted else { return nil }
    if let inoutCapture { return inoutCapture }
    for function in localFunctions {
      if let name = function.body?.usedInout(&seen) { return name }
    }
    return nil
  }
}
