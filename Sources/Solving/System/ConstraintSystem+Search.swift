import Reading
import Semantics

// The search. Everything certain is settled first. Then the overloads or types of one choice are
// tried in turn, and each attempt is undone.

extension ConstraintSystem {
  /// A solution: the changes that it made.
  struct Found {
    var changes: [Change]
    var score: Score
    /// The step at which it was found.
    var step: Int
  }

  /// The number of further steps to look for a better solution. An overload that was chosen inside of others has
  /// fewer: what remains is for the other overloads around it.
  private static let patience = 8_000

  private static func patience(inside depth: Int) -> Int {
    depth == 0 ? patience : 3_000 / (depth + 1)
  }

  /// Finds the best solution of the pending constraints and leaves the system in it.
  func search() -> Bool {
    switch advance(unless: { false }) {
    case .solved: return true
    case .failed: return false
    case .choice(let choice):
      var best: [Found] = []
      let start = mark
      attempt(choice, &best, from: start)
      undo(to: start)
      guard let chosen = pick(best) else { return false }
      redo(chosen.changes)
      return true
    }
  }

  private func isActive(_ constraint: Constraint) -> Bool {
    guard let part else { return true }
    return part.contains(ObjectIdentifier(constraint)) || constraint.number > partStart
  }

  var active: [Constraint] {
    let active = part == nil ? pending : pending.filter(isActive)
    return active.sorted { $0.number < $1.number }
  }

  private func explore(_ best: inout [Found], from start: Int) {
    switch advance(unless: { isHopeless(beside: best.first) }) {
    case .solved: record(best: &best, from: start)
    case .failed: return
    case .choice(let choice): attempt(choice, &best, from: start)
    }
  }

  /// Whether this branch can't improve the known solution: its score is already worse, or the
  /// patience is exhausted.
  private func isHopeless(beside known: Found?) -> Bool {
    guard let known else { return false }
    return known.score < score || isPatienceOver(beside: known)
  }

  private func isPatienceOver(beside known: Found) -> Bool {
    steps > known.step + Self.patience
      || attempts.enumerated().contains { depth, start in
        steps > max(known.step, start) + Self.patience(inside: depth)
      }
  }

  private func attempt(_ choice: Choice, _ best: inout [Found], from start: Int) {
    switch choice {
    case .overload(let constraint): explore(constraint, &best, from: start)
    case .types(let id, let candidates, let term):
      branch(&best, from: start, candidates) { self.settle(id, to: $0, term) }
    case .body(let body, let types, let overload):
      let count = best.count
      branch(&best, from: start, types) { types in
        types.allSatisfy { self.settle($0.id, to: $0.type, body.term) } && self.run(body)
      }
      if best.count == count { explore(overload, &best, from: start) }
    case .literals(let closure, let defaults):
      // A solution with other types isn't better than one that is known.
      branch(&best, from: start, best.isEmpty ? [true, false] : [true]) { hasDefaults in
        self.leavesLiteralsOpen = !hasDefaults
        let term = closure.term
        return (!hasDefaults || defaults.allSatisfy { self.settle($0.id, to: $0.type, term) })
          && self.run(closure)
      }
      leavesLiteralsOpen = false
    }
  }

  private func record(best: inout [Found], from start: Int) {
    if let known = best.first, known.score < score { return }
    let found = Found(changes: changes(since: start), score: score, step: steps)
    if let known = best.first, score < known.score { best = [] }
    best.append(found)
    // Solutions that are equally good are compared with each other.
    work += 4 * best.count
  }

  private func branch<Candidate>(
    _ best: inout [Found], from start: Int, _ candidates: [Candidate],
    _ attempt: (Candidate) -> Bool
  ) {
    var firstFailure: (progress: Int, failure: Failure)?
    defer { if best.isEmpty, let firstFailure { failure = firstFailure } }
    for candidate in candidates {
      let before = mark
      let count = best.count
      steps += 1
      if attempt(candidate) { explore(&best, from: start) }
      undo(to: before)
      // The failure with the first type describes the mistake best, unless it is vague.
      if firstFailure == nil, let failure, failure.failure.significance > .vague {
        firstFailure = failure
      }
      // The first working binding wins, because later ones are further from the source text.
      if best.count > count || (!best.isEmpty && candidates.count == 1) { return }
    }
  }

  // MARK: Overloads

  private func explore(_ constraint: Constraint, _ best: inout [Found], from start: Int) {
    guard case .overload(var use) = constraint.kind else { return }
    let before = mark
    record(.removed(constraint))
    defer { undo(to: before) }
    var specificWorked = false
    guard let shape = shape(of: use) else {
      if use.isOperatorValue { use.candidates = operatorCandidates(use.name.text, use.term) }
      _ = explore(use, distinct(use.candidates, of: use), &best, from: start, &specificWorked)
      return
    }
    let near = ordered(candidates(use, shape, isFar: false), shape)
    let scoreBefore = score
    if explore(use, near, &best, from: start, &specificWorked) {
      // A better overload can't exist if an operand suggests this one, or if this one costs
      // nothing.
      if shape.types.contains(where: { !lowers(of: $0).isEmpty }) { return }
      if best.first?.score.isLike(scoreBefore) == true,
        shape.types.contains(where: { isSuggestedByLiteral($0) })
      {
        return
      }
    }
    let far = ordered(
      candidates(use, shape, isFar: true).filter { one in !near.contains { isSame($0, one) } },
      shape)
    if near.isEmpty, far.isEmpty {
      _ = fail(.noOverload(use.name.text, shape.types.map { simplify($0) }, use.term))
      return
    }
    _ = explore(use, far, &best, from: start, &specificWorked)
  }

  /// Tries the candidates in turn and returns whether one of them holds.
  ///
  /// - Parameter specificWorked: Whether an operator that isn't generic held. Generic ones aren't tried then.
  private func explore(
    _ use: OverloadUse, _ candidates: [Candidate], _ best: inout [Found], from start: Int,
    _ specificWorked: inout Bool
  ) -> Bool {
    let isOperator = use.isOperator || use.isOperatorValue
    var holds = false
    var propertyHolds = false
    let scoreBefore = score
    for candidate in favoredFirst(inOrder(candidates, of: use), of: use) {
      if holds, !use.favored.isEmpty, !isFavored(candidate, of: use) { break }
      if specificWorked, isGeneric(candidate), isOperator { continue }
      // A property that fits is preferred to a method with the same name that isn't called.
      if propertyHolds, case .value = use.use, !isOperator, isFunction(candidate) { continue }
      let inner = mark
      let known = best.count
      let knownScore = best.first?.score
      guard spend(on: use.term) else { break }
      if let known = best.first, isPatienceOver(beside: known) { break }
      var attemptUse = use
      if candidates.count == 1 { attemptUse.candidates = [candidate] }
      attempts.append(steps)
      if choose(candidate, of: attemptUse) { explore(&best, from: start) }
      attempts.removeLast()
      undo(to: inner)
      let improved =
        best.first.map { first in knownScore.map { first.score < $0 } ?? true } ?? false
      guard improved || best.count > known, let first = best.first else { continue }
      holds = true
      if !isFunction(candidate) { propertyHolds = true }
      // The compiler prefers the `??` that takes a value of the type parameter, also if that becomes `Any`.
      if isCoalescing(candidate), first.score.isLike(scoreBefore) { break }
      if isOperator, !isGeneric(candidate) {
        if first.score.isLike(scoreBefore) { break }
        // To the compiler, an operator of `Optional` is as generic as one of `Equatable`: the second compares with
        // a nil literal that a type has of its own.
        if !isOfGenericType(candidate) { specificWorked = true }
      }
    }
    return holds
  }

  /// Properties before functions that aren't called, and disfavored functions last.
  private func inOrder(_ candidates: [Candidate], of use: OverloadUse) -> [Candidate] {
    func rank(_ candidate: Candidate) -> Int {
      if candidate.reference.target.declaration?.isDisfavored ?? false { return 2 }
      if case .value = use.use, isFunction(candidate) { return 1 }
      return 0
    }
    let ranks = candidates.map(rank)
    guard let first = ranks.first, ranks.contains(where: { $0 != first }) else { return candidates }
    return (0...2).flatMap { wanted -> [Candidate] in
      zip(candidates, ranks).compactMap { $1 == wanted ? $0 : nil }
    }
  }

  private func isFunction(_ candidate: Candidate) -> Bool {
    if case .function = candidate.reference.target { true } else { false }
  }

  /// The known operand and result types of an operator; nil if a value's type is unknown.
  package func shape(of use: OverloadUse) -> OperatorShape? {
    if use.isOperator, case .call(let call) = use.use {
      return OperatorShape(
        types: call.types, result: call.result, isPrefix: isPrefix(use), isPostfix: isPostfix(use))
    }
    guard use.isOperatorValue else { return nil }
    for bound in bounds(of: use.type) {
      guard case .function(let function) = simplify(wrapped(bound) ?? bound).kind else { continue }
      var types = function.parameters.map(\.type)
      // An operator of two operands converts to a function of one pair.
      if types.count == 1, case .tuple(let elements) = root(types[0]).kind, elements.count == 2 {
        types = elements.map(\.type)
      }
      return OperatorShape(types: types, result: function.result)
    }
    return nil
  }

  /// Whether it is the type of a literal, or a literal converts to it.
  func isSuggestedByLiteral(_ type: Type) -> Bool {
    root(type).asVariable.map { suggestedLiteral($0) != nil } ?? false
  }

  private func isSame(_ left: Candidate, _ right: Candidate) -> Bool {
    left.reference.target.declaration === right.reference.target.declaration
      && left.reference.baseType == right.reference.baseType
  }

  /// The members of the operands' types first, generic functions last.
  private func ordered(_ candidates: [Candidate], _ shape: OperatorShape) -> [Candidate] {
    let types = shape.types.map { type -> Type? in
      let known = simplify(type)
      guard let id = known.asVariable else { return known }
      return suggestedLiteral(id).flatMap { defaultType(of: $0) }.map { simplify($0) }
    }
    func rank(_ candidate: Candidate) -> Int {
      guard case .function(let function) = candidate.reference.target else { return 9 }
      let parameters = function.interface.value.parameters.map {
        substitute(candidate.reference.substitution, in: $0.type)
      }
      var rank = isGeneric(candidate) ? 4 : 0
      for (parameter, type) in zip(parameters, types) where type != parameter { rank += 1 }
      return rank
    }
    let ranks = withoutNewMembers { candidates.map(rank) }
    return candidates.indices.sorted { left, right in
      (ranks[left], left) < (ranks[right], right)
    }.map { candidates[$0] }
  }

  private func isGeneric(_ candidate: Candidate) -> Bool {
    guard case .function(let function) = candidate.reference.target else { return false }
    return !function.genericParameters.isEmpty || candidate.isFromProtocol
  }

  private func isCoalescing(_ candidate: Candidate) -> Bool {
    guard case .function(let function) = candidate.reference.target else { return false }
    return function.isPrelude && function.name == "??"
  }

  private func isOfGenericType(_ candidate: Candidate) -> Bool {
    guard case .function(let function) = candidate.reference.target,
      let owner = function.owner?.type as? NominalDeclaration
    else { return false }
    return !owner.genericParameters.isEmpty
  }

  // MARK: Closures and branches

  package func run(_ constraint: Constraint) -> Bool {
    record(.removed(constraint))
    steps += 1
    switch constraint.kind {
    case .closure(let use): return activate(use, wantedFunction(use))
    case .branching(let term, let type): return check(term, branchingAs: type)
    case .keyPath(let use): return attempt(use, isLast: true) ?? false
    default: return true
    }
  }

  func readyClosure(_ open: [Constraint]) -> Constraint? {
    open.first { constraint in
      guard case .closure(let use) = constraint.kind, isSingle(use),
        let wanted = wantedFunction(use)
      else { return false }
      return isReady(use, wanted, literalsToo: false)
    }
  }

  /// A closure of several statements with known parameters, or a branching expression.
  func delayedBody(_ open: [Constraint]) -> Constraint? {
    open.first { constraint in
      switch constraint.kind {
      case .closure(let use):
        guard !isSingle(use), let wanted = wantedFunction(use), !hasOpenBuilder(use) else {
          return false
        }
        return isReady(use, wanted, literalsToo: false)
      case .branching: return true
      default: return false
      }
    }
  }

  /// A closure or key path without a context, for which no more information will come.
  func lastResort(_ open: [Constraint]) -> Constraint? {
    open.first { constraint in
      switch constraint.kind {
      case .closure, .keyPath: true
      default: false
      }
    }
  }

  /// A closure of which the variable is a part of a parameter's type. Its body tells more about the
  /// variable than `Any`, to which every type converts.
  func closure(taking id: Int, among open: [Constraint]) -> Constraint? {
    open.first { constraint in
      guard case .closure(let use) = constraint.kind else { return false }
      let parameters = wantedFunction(use)?.parameters ?? []
      return parameters.contains { variables(in: $0.type).contains(id) }
    }
  }

  /// Drops uninformative constraints: conversions between two variables become equalities.
  func settlesDefaults(_ open: [Constraint]) -> Bool {
    for constraint in open {
      switch constraint.kind {
      case .convert(let from, let to, _):
        record(.removed(constraint))
        return equate(from, to, constraint.term)
      case .flattened(let type, let result):
        record(.removed(constraint))
        return equate(core.optional(type), result, constraint.term)
      default: continue
      }
    }
    return false
  }
}
