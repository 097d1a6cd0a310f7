import Reading
import Semantics

// Several overloads often have the same effect: `String.init` converts a substring in five ways.
// The rest of the expression is searched once, for the overload that ranking would choose.

extension ConstraintSystem {
  /// The effect of a candidate on the rest of the expression.
  private struct Outcome: Equatable {
    var bindings: [Int: Type]
    var pending: Set<ObjectIdentifier>
    var score: Score
  }

  /// The candidates that can hold, without those that a better candidate with the same outcome
  /// replaces.
  func distinct(_ candidates: [Candidate], of use: OverloadUse) -> [Candidate] {
    let open = pending
    guard candidates.count > 1, !takesClosures(use.use),
      open.contains(where: { mayBranch($0) })
    else { return candidates }
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
        if same.contains(where: { isBetter(kept[$0].candidate, than: candidate, in: use) }) {
          continue
        }
        for index in same.reversed()
        where isBetter(candidate, than: kept[index].candidate, in: use) {
          kept.remove(at: index)
        }
      }
      kept.append((candidate, outcome))
    }
    return kept.map(\.candidate)
  }

  private func isBetter(_ left: Candidate, than right: Candidate, in use: OverloadUse) -> Bool {
    let isFirst = isFavored(left, of: use)
    if isFirst != isFavored(right, of: use) { return isFirst }
    return isMoreSpecialized(left.reference, than: right.reference)
      && !isMoreSpecialized(right.reference, than: left.reference)
  }

  /// Closures are generated with their call, and generating them twice is expensive.
  func takesClosures(_ use: Use) -> Bool {
    guard case .call(let call) = use else { return false }
    return call.arguments.list.contains { argument in
      if case .closure = argument.value.peeled.kind { true } else { false }
    }
  }

  /// Settles new constraints that share no variable with other open constraints.
  private func settleLoose(after number: Int) -> Bool {
    guard pending.contains(where: { $0.number > number }) else { return true }
    let parts = components(pending.sorted { $0.number < $1.number }).filter { part in
      part.contains { $0.number > number } && !part.contains { mayBranch($0) }
    }
    return parts.isEmpty || solveApart(parts)
  }

  /// The changes since `before`; nil if a new constraint or variable is still open.
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
