import Semantics

// Parts of an expression that share no variable are searched separately, so their attempts add up
// instead of multiplying.

extension ConstraintSystem {
  package func components(_ open: [Constraint]) -> [[Constraint]] {
    guard open.count(where: mayBranch) > 1 else { return [open] }
    var parents: [Int: Int] = [:]
    func find(_ id: Int) -> Int {
      var id = id
      while let parent = parents[id], parent != id {
        // Path halving makes the next lookup shorter.
        parents[id] = parents[parent]
        id = parent
      }
      return id
    }
    var owners: [(Constraint, Int)] = []
    var loose: [Constraint] = []
    for constraint in open {
      let ids = mentioned(by: constraint)
      guard let first = ids.first else {
        loose.append(constraint)
        continue
      }
      for id in ids {
        if parents[id] == nil { parents[id] = id }
        let (a, b) = (find(first), find(id))
        if a != b { parents[b] = a }
      }
      owners.append((constraint, first))
    }
    var groups: [Int: [Constraint]] = [:]
    for (constraint, id) in owners { groups[find(id), default: []].append(constraint) }
    return groups.values.sorted { $0[0].number < $1[0].number } + loose.map { [$0] }
  }

  /// Whether settling the constraint can involve a choice.
  func mayBranch(_ constraint: Constraint) -> Bool {
    switch constraint.kind {
    case .overload, .member, .call, .closure, .either, .branching, .keyPath: true
    default: false
    }
  }

  private func mentioned(by constraint: Constraint) -> [Int] {
    switch constraint.kind {
    case .convert(let a, let b, _), .equal(let a, let b), .flattened(let a, let b),
      .optionalObject(let a, let b), .inherits(let a, let b):
      return variables(in: a) + variables(in: b)
    case .conforms(let type, _), .classBound(let type): return variables(in: type)
    case .literal(let type, let literal):
      switch literal {
      case .array(let element): return variables(in: type) + variables(in: element)
      case .dictionary(let key, let value):
        return variables(in: type) + variables(in: key) + variables(in: value)
      default: return variables(in: type)
      }
    case .either(let type, let choices): return ([type] + choices).flatMap { variables(in: $0) }
    case .memberType(let base, _, let result): return variables(in: base) + variables(in: result)
    case .member(let use):
      return variables(in: use.base) + variables(in: use.type) + mentioned(by: use.use)
    case .overload(let use):
      return variables(in: use.type) + mentioned(by: use.use)
        + use.candidates.flatMap { candidate in
          candidate.reference.substitution.types.flatMap { variables(in: $0) }
        }
    case .call(let call, let callee):
      return variables(in: callee) + mentioned(by: .call(call))
    case .closure(let use):
      // Its body can use the parameters of enclosing closures, which are known by then.
      return variables(in: use.type)
    case .branching(_, let type): return variables(in: type)
    case .keyPath(let use):
      return variables(in: use.type) + variables(in: use.root) + variables(in: use.value)
    }
  }

  private func mentioned(by use: Use) -> [Int] {
    guard case .call(let call) = use else { return [] }
    var ids = variables(in: call.result)
    for type in call.types {
      ids += variables(in: type)
      if let id = root(type).asVariable, case .array(let element)? = literals[id] {
        ids += variables(in: element)
      }
    }
    return ids
  }

  func solveApart(_ parts: [[Constraint]]) -> Bool {
    let (outerPart, outerStart) = (part, partStart)
    defer { (part, partStart) = (outerPart, outerStart) }
    for constraints in parts {
      part = Set(constraints.map { ObjectIdentifier($0) })
      partStart = constraintNumber
      guard search() else { return false }
    }
    return true
  }
}
