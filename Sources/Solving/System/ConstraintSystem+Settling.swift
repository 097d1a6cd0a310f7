import Reading
import Semantics

// Steps without a choice, and the limits on all steps.

extension ConstraintSystem {
  /// A solvable expression usually takes a few hundred steps. No test program takes more than
  /// 8,000, mostly to look for a better solution. Beyond this limit the search would try all
  /// combinations, whose number doubles with each operator.
  private static let stepLimit = 20_000

  /// The limit on steps weighted by the number of open constraints, because each step looks at all
  /// of them. No solvable expression in the tests takes more than 10,000.
  private static let workLimit = 100_000

  /// Whether the attempt took so long that another attempt would be too slow.
  var wasLong: Bool { work > Self.workLimit / 5 }

  /// Counts a step; false if the limit is exceeded.
  ///
  /// - Parameter open: The number of constraints that the step looks at.
  func spend(on term: Term, open: Int = 0) -> Bool {
    let amount = 1 + open / 8
    steps += 1
    work += amount
    if steps > Self.stepLimit || work > Self.workLimit {
      isTooComplex = true
      return false
    }
    guard context.isOfSession else { return true }
    model.budget.spend(amount, at: term.position)
    return !model.budget.isOver
  }

  /// A type for the variable of literals.
  typealias LiteralType = (id: Int, type: Type)

  /// A choice with several candidates.
  enum Choice {
    case overload(Constraint)
    /// The candidate types of a variable.
    case types(Int, [Type], Term)
    /// A closure that takes literals whose types are open: with their default types, or open.
    case literals(Constraint, defaults: [LiteralType])
    /// A closure's body, which tells the operands of an overload, with types for the literals that it takes; or
    /// the overload first.
    case body(Constraint, [[LiteralType]], overload: Constraint)
  }

  enum Progress {
    case solved, failed
    case choice(Choice)
  }

  /// Settles everything without a choice, until nothing is left or a choice is needed.
  ///
  /// These steps are undone only with the choices made before them. They solve most expressions
  /// completely.
  ///
  /// - Parameter isHopeless: Whether continuing can't improve the known solution.
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
        guard settle(id, to: candidates[0], first.term) else { return .failed }
        continue
      }
      let parts = components(open)
      if parts.count > 1 {
        guard solveApart(parts) else { return .failed }
        continue
      }
      if let choice = nextOverload(open) {
        if let (id, type, term) = collection(askedFor: choice, variables, in: open) {
          guard settle(id, to: type, term) else { return .failed }
          continue
        }
        if isOnOpen(choice), let closure = closureWithLiterals(open) {
          // The closure's result is probably an operand or an argument: `(1...3).map { Double($0) }.reduce(0, +)`.
          if let choice = self.choice(ofLiteralsFor: closure) { return .choice(choice) }
          guard run(closure) else { return .failed }
          continue
        }
        if isOnOpen(choice), let (body, types) = bodyToTry(open) {
          // `prices.map { price in let half = price / 2; return half }.reduce(0, +)`
          return .choice(.body(body, types, overload: choice))
        }
        return .choice(.overload(choice))
      }
      if let constraint = delayedBody(open) {
        if let (id, candidates) = bindingForResult(of: constraint) {
          return .choice(.types(id, candidates, constraint.term))
        }
        guard run(constraint) else { return .failed }
        continue
      }
      if let constraint = closureWithLiterals(open) {
        if let choice = choice(ofLiteralsFor: constraint) { return .choice(choice) }
        guard run(constraint) else { return .failed }
        continue
      }
      if let joined = joinTuples(variables) {
        guard joined else { return .failed }
        continue
      }
      if let joined = joinLiterals(variables, in: open) {
        guard joined else { return .failed }
        continue
      }
      if let (id, candidates, term) = binding(variables, in: open) {
        if candidates.allSatisfy(\.isAny), let closure = closure(taking: id, among: open) {
          guard run(closure) else { return .failed }
          continue
        }
        let bodies = literalsTakenByBodies()
        if loneType(id, unlessIn: bodies) != nil {
          settleLoneLiterals(variables, unlessIn: bodies)
          continue
        }
        if candidates.count > 1 { return .choice(.types(id, candidates, term)) }
        guard settle(id, to: candidates[0], term) else { return .failed }
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
