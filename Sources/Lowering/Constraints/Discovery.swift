/// What the statements of a closure's body say of type variables of the expression around it, as
/// `continuation.resume(returning: 1)` says what the continuation is for.
///
/// Where nothing else does, the body is checked twice: once to find this out, with the variables open
/// and whatever else comes of it thrown away; then in earnest.
final class Discovery {
  var bindings: [Type?]
  let literals: [Int: Literal]

  init(bindings: [Type?], literals: [Int: Literal]) {
    self.bindings = bindings
    self.literals = literals
  }
}

extension ConstraintSystem {
  /// Checks the body with its parameters' types open; binds what it says of them.
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

  /// Takes part in finding out about an outer expression.
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
