package import Semantics

/// Infers variables of the enclosing expression from the statements of a closure's body:
/// `continuation.resume(returning: 1)` determines the continuation's type.
///
/// If nothing else determines them, the body is checked twice. The first check has open variables
/// and keeps only their bindings. The second check is the real one.
package final class Discovery {
  package var bindings: [Type?]
  package let literals: [Int: Literal]

  package init(bindings: [Type?], literals: [Int: Literal]) {
    self.bindings = bindings
    self.literals = literals
  }
}

extension ConstraintSystem {
  /// Checks the body with open parameter types and binds the variables that it determines.
  func discover(_ use: ClosureUse, _ types: Solution.ClosureTypes) -> Bool {
    let discovery = Discovery(bindings: bindings, literals: literals)
    let outer = solver.discovery
    solver.discovery = discovery
    _ = solver.requests.checkClosureBody(
      use.closure, parameters: types.variables, result: nil, wantsOptional: false, builder: nil,
      context: types.context)
    solver.discovery = outer
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

  package func end(_ discovery: Discovery) {
    for id in 0..<outerCount where discovery.bindings[id] == nil {
      let type = simplify(.variable(id))
      if !type.hasVariables { discovery.bindings[id] = type }
    }
  }
}
