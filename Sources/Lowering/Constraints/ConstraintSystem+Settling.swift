import Machine
import Reading

// What leaves no choice, and what all of it may cost.

extension ConstraintSystem {
  /// An expression that is solved takes a few hundred steps, and of all the programs in the tests none takes
  /// more than 8,000, most of which look for something better than what was found. What takes this many is
  /// tried in all ways that there are, which double with each operator: nobody should wait for that.
  private static let stepLimit = 20_000

  /// The same with each step as dear as it is long: where much is open, all of it is looked at. No expression
  /// in the tests that is solved takes more than 10,000.
  private static let workLimit = 100_000

  /// Whether it took so much that nobody wants to wait for another attempt.
  var wasLong: Bool { work > Self.workLimit / 5 }

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

  /// What has to be tried, because more than one thing may be meant.
  enum Choice {
    case overload(Constraint)
    /// What a variable may be.
    case types(Int, [Type], Term)
  }

  enum Progress {
    case solved, failed
    case choice(Choice)
  }

  /// Does what leaves no choice, until nothing is left or something has to be tried.
  ///
  /// It is done once and for all: nothing of it has to be taken back and done again, but with all
  /// that was tried before. Most expressions are solved by this alone.
  ///
  /// - Parameter isHopeless: Whether nothing can come of going on.
  func advance(unless isHopeless: () -> Bool) -> Progress {
    while !isTooComplex {
      guard simplifyAll(), !isHopeless() else { return .failed }
      let open = active
      guard let first = open.first else { return .solved }
      guard spend(on: first.term, open: open.count) else { return .failed }
      if let constraint = readyClosure(open) ?? open.first(where: isReadyKeyPath) {
        guard run(constraint) else { return .failed }
        continue
      }
      let variables = openVariables(open)
      if settleWantedLiterals(variables) { continue }
      if let (id, type, term) = collectionOfAnything(variables, in: open) {
        guard bindVariable(id, to: type, term) else { return .failed }
        continue
      }
      if let (id, candidates) = certainBinding(variables) {
        if candidates.count > 1 { return .choice(.types(id, candidates, first.term)) }
        guard bindVariable(id, to: candidates[0], first.term) else { return .failed }
        continue
      }
      let parts = components(open)
      if parts.count > 1 {
        guard solveApart(parts) else { return .failed }
        continue
      }
      if let choice = bestOverload(open) { return .choice(.overload(choice)) }
      if let constraint = delayedBody(open) {
        if let (id, candidates) = bindingForResult(of: constraint) {
          return .choice(.types(id, candidates, constraint.term))
        }
        guard run(constraint) else { return .failed }
        continue
      }
      if let constraint = closureWithLiterals(open) {
        guard run(constraint) else { return .failed }
        continue
      }
      if let joined = joinLiterals(variables, in: open) {
        guard joined else { return .failed }
        continue
      }
      if let (id, candidates, term) = binding(variables, in: open) {
        if isLone(id) {
          settleLoneLiterals(variables)
          continue
        }
        if candidates.count > 1 { return .choice(.types(id, candidates, term)) }
        guard bindVariable(id, to: candidates[0], term) else { return .failed }
        continue
      }
      if let (id, type, term) = elementByDefault(among: variables, in: open) {
        guard bindVariable(id, to: type, term) else { return .failed }
        continue
      }
      if let constraint = lastResort(open) {
        guard run(constraint) else { return .failed }
        continue
      }
      if settlesDefaults(open) { continue }
      _ = fail(.cannotInfer(first.term))
      return .failed
    }
    return .failed
  }
}
