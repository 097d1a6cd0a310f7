import Reading

// Several meanings of a name often come to the same: `String.init` makes a string of a substring in
// five ways. What follows is searched once, for the one that would win among them.

extension ConstraintSystem {
  /// What choosing a candidate comes to for all the rest of the expression.
  private struct Outcome: Equatable {
    var bindings: [Int: Type]
    var pending: Set<ObjectIdentifier>
    var score: Score
  }

  /// The candidates without those that can't hold, and without those that another one beats that
  /// leaves everything else as they do.
  func distinct(_ candidates: [Candidate], of use: OverloadUse) -> [Candidate] {
    let open = pending
    guard candidates.count > 1, !takesClosures(use), open.contains(where: { mayBranch($0) }) else {
      return candidates
    }
    var kept: [(candidate: Candidate, outcome: Outcome?)] = []
    for candidate in candidates {
      let before = mark
      defer { undo(to: before) }
      let (count, number) = (bindings.count, constraintNumber)
      steps += 1
      guard choose(candidate, of: use), simplifyAll(), settleLoose(after: number) else { continue }
      let outcome = outcome(since: before, variables: count, constraints: number)
      if let outcome {
        let same = kept.indices.filter { kept[$0].outcome == outcome }
        if same.contains(where: { isBetter(kept[$0].candidate, than: candidate) }) { continue }
        for index in same.reversed() where isBetter(candidate, than: kept[index].candidate) {
          kept.remove(at: index)
        }
      }
      kept.append((candidate, outcome))
    }
    return kept.map(\.candidate)
  }

  private func isBetter(_ left: Candidate, than right: Candidate) -> Bool {
    isMoreSpecialized(left.reference, than: right.reference)
      && !isMoreSpecialized(right.reference, than: left.reference)
  }

  /// Closures are looked at with their call, which is worth doing once only.
  private func takesClosures(_ use: OverloadUse) -> Bool {
    guard case .call(let call) = use.use else { return false }
    return call.arguments.list.contains { argument in
      if case .closure = argument.value.peeled.kind { true } else { false }
    }
  }

  /// Settles what was added and has to do with nothing else that is open.
  private func settleLoose(after number: Int) -> Bool {
    let parts = components(pending.sorted { $0.number < $1.number }).filter { part in
      part.contains { $0.number > number } && !part.contains { mayBranch($0) }
    }
    return parts.isEmpty || solveApart(parts)
  }

  /// Nil when something is left open that wasn't there before.
  private func outcome(since before: Int, variables: Int, constraints: Int) -> Outcome? {
    if pending.contains(where: { $0.number > constraints }) { return nil }
    var bindings: [Int: Type] = [:]
    for case .bind(let id, let type) in changes(since: before) where id < variables {
      let type = simplify(type)
      if self.variables(in: type).contains(where: { $0 >= variables }) { return nil }
      bindings[id] = type
    }
    return Outcome(
      bindings: bindings, pending: Set(pending.map { ObjectIdentifier($0) }), score: score)
  }
}
