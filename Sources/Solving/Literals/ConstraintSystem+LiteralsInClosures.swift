import Reading
import Semantics

// Literals whose values a closure takes: the closure's body can determine their types.

extension ConstraintSystem {
  /// Whether a closure that takes literals should first be tried with their default types, which the compiler
  /// prefers. With open types, each operator in it would try all its candidates.
  func choice(ofLiteralsFor constraint: Constraint) -> Choice? {
    if leavesLiteralsOpen { return nil }
    // The elements of a literal stay open: `[1].map { $0 as Int? }` makes them optionals.
    let defaults = numbers(takenBy: constraint).filter { !isElement($0.id) }
    return defaults.isEmpty ? nil : .literals(constraint, defaults: defaults)
  }

  /// The number literals that a closure takes, with their default types.
  private func numbers(takenBy constraint: Constraint) -> [LiteralType] {
    guard case .closure(let use) = constraint.kind, let wanted = wantedFunction(use) else {
      return []
    }
    var defaults: [LiteralType] = []
    for parameter in wanted.parameters {
      for id in variables(in: parameter.type) where !defaults.contains(where: { $0.id == id }) {
        guard let literal = suggestedLiteral(id), literal == .integer || literal == .floating,
          let type = defaultType(of: literal)
        else { continue }
        defaults.append((id, type))
      }
    }
    return defaults
  }

  /// A closure of several statements that can run with types for the number literals that it takes: the
  /// default types, or `Double` for all.
  func bodyToTry(_ open: [Constraint]) -> (Constraint, [[LiteralType]])? {
    for constraint in open {
      guard case .closure(let use) = constraint.kind, !isSingle(use), !hasOpenBuilder(use),
        let wanted = wantedFunction(use), isReady(use, wanted, literalsToo: true),
        bindingForResult(of: constraint) == nil
      else { continue }
      let defaults = numbers(takenBy: constraint)
      let isComplete = wanted.parameters.allSatisfy { parameter in
        variables(in: parameter.type).allSatisfy { id in defaults.contains { $0.id == id } }
      }
      guard isComplete else { continue }
      let doubles = defaults.map { ($0.id, core.double) }
      return (
        constraint, defaults.contains { $0.type == core.int } ? [defaults, doubles] : [defaults]
      )
    }
    return nil
  }

  func closureWithLiterals(_ open: [Constraint]) -> Constraint? {
    open.first { constraint in
      guard case .closure(let use) = constraint.kind, isSingle(use), !use.closure.isBranching,
        let wanted = wantedFunction(use)
      else { return false }
      return isReady(use, wanted, literalsToo: true)
    }
  }

  /// The integer literals whose type the statements of a closure can determine: `3` in
  /// `apply(3) { x in let y = x * 1.5; return y }`.
  func literalsTakenByBodies() -> Set<Int> {
    if closureParameters.isEmpty { return [] }
    var open: Set<Int> = []
    for constraint in active {
      guard case .closure(let use) = constraint.kind, !isSingle(use) else { continue }
      for parameter in wantedFunction(use)?.parameters ?? [] {
        open.formUnion(variables(in: parameter.type))
      }
    }
    var seen: Set<Int> = []
    while let id = open.popFirst() {
      guard seen.insert(id).inserted else { continue }
      switch literals[id] {
      case .array(let element): open.formUnion(variables(in: element))
      case .dictionary(let key, let value):
        open.formUnion(variables(in: key) + variables(in: value))
      default:
        let bounds = gatherBounds(of: id)
        open.formUnion(bounds.lowerVariables + bounds.lowers.flatMap { variables(in: $0) })
      }
    }
    return seen.filter { literals[$0] == .integer }
  }
}
