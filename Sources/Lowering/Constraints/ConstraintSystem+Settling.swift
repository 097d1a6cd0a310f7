import Machine

// What leaves no choice, and what all of it may cost.

extension ConstraintSystem {
  private static let stepLimit = 60_000

  /// The same with each step as dear as it is long: where much is open, all of it is looked at.
  private static let workLimit = 600_000

  /// Counts what is done; false when it is too much.
  ///
  /// - Parameter open: How many constraints are looked at.
  func spend(on term: Term, open: Int = 0) -> Bool {
    let amount = 1 + open / 8
    steps += 1
    work += amount
    if steps > Self.stepLimit || work > Self.workLimit {
      isTooComplex = true
      return false
    }
    guard context.isOfSession else { return true }
    checker.budget.spend(amount, at: term.position)
    return !checker.budget.isOver
  }

  /// Does what leaves no choice, as `explore` does, but once and for all: nothing has to be taken back
  /// and done again. Nil where something has to be tried.
  func settle() -> Bool? {
    while !isTooComplex {
      guard simplifyAll() else { return false }
      let open = active
      guard let first = open.first else { return true }
      guard spend(on: first.term, open: open.count) else { return false }
      if let constraint = readyClosure(open) {
        guard run(constraint) else { return false }
        continue
      }
      if settleWantedLiterals(open) { continue }
      if let (id, candidates) = certainBinding(open) {
        guard candidates.count == 1 else { return nil }
        guard bindVariable(id, to: candidates[0], first.term) else { return false }
        continue
      }
      let parts = components(open)
      guard parts.count > 1 else { return nil }
      guard solveApart(parts) else { return false }
    }
    return false
  }
}
