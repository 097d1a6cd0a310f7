/// Infers variables of the enclosing expression from the statements of a closure's body:
/// `continuation.resume(returning: 1)` determines the continuation's type.
///
/// If nothing else determines them, the body is checked twice. The first check has open variables
/// and keeps only their bindings. The second check is the real one.
final class Discovery {
  var bindings: [Type?]
  let literals: [Int: Literal]

  init(bindings: [Type?], literals: [Int: Literal]) {
    self.bindings = bindings
    self.literals = literals
  }
}

extension ConstraintSystem {
  /// Checks the body with open parameter types and binds the variables that it determines.
  func discover(_ use: ClosureUse, _ types: Solution.ClosureTypes) -> Bool {
    let discovery = Discovery(bindings: bindings, literals: literals)
    let outer = checker.discovery
    checker.discovery = discovery
    _ = checker.checkClosureBody(
      use.closure, parameters: types.variables, result: nil, context: types.context)
    checker.discovery = outer
    for id in bindings.indices where bindings[id] == nil {
      guard let found = discovery.bindings[id] else { continue }
      guard bindVariable(id, to: found, use.term) else { return false }
    }
    return simplifyAll()
  }

  /// Starts discovering the variables of an outer expression.
  func begin(_ discovery: Discovery) {
    for known in discovery.bindings {
      let variable = makeVariable()
      if let id = variable.asVariable { bindings[id] = known }
    }
    for (id, literal) in discovery.literals { literals[id] = literal }
    outerCount = discovery.bindings.count
  }

  func end(_ discovery: Discovery) {
    for id in 0..<outerCount where discovery.bindings[id] == nil {
      let type = simplify(.variable(id))
      if !type.hasVariables { discovery.bindings[id] = type }
    }
  }
}
