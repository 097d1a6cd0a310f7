import Machine
import Reading

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

  /// The number of further steps to look for a better solution.
  private static let patience = 8_000

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
    return steps > known.step + Self.patience || known.score < score
  }

  private func attempt(_ choice: Choice, _ best: inout [Found], from start: Int) {
    switch choice {
    case .overload(let constraint): explore(constraint, &best, from: start)
    case .types(let id, let candidates, let term):
      branch(&best, from: start, candidates) { self.bindVariable(id, to: $0, term) }
    }
  }

  private func record(best: inout [Found], from start: Int) {
    if let known = best.first, known.score < score { return }
    let found = Found(changes: changes(since: start), score: score, step: steps)
    if let known = best.first, score < known.score { best = [] }
    best.append(found)
  }

  private func branch(
    _ best: inout [Found], from start: Int, _ candidates: [Type], _ attempt: (Type) -> Bool
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
    guard let shape = shape(of: use) else {
      if use.isOperatorValue { use.candidates = operatorCandidates(use.name.text, use.term) }
      _ = explore(use, distinct(use.candidates, of: use), &best, from: start)
      return
    }
    let near = ordered(candidates(use, shape, isFar: false), shape)
    let scoreBefore = score
    if explore(use, near, &best, from: start) {
      // A better overload can't exist if an operand suggests this one, or if this one costs
      // nothing.
      if shape.types.contains(where: { !lowers(of: $0).isEmpty }) { return }
      if best.first?.score.isLike(scoreBefore) == true,
        shape.types.contains(where: { isLiteral($0) })
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
    _ = explore(use, far, &best, from: start)
  }

  /// Tries the candidates in turn and returns whether one of them holds.
  private func explore(
    _ use: OverloadUse, _ candidates: [Candidate], _ best: inout [Found], from start: Int
  ) -> Bool {
    let isOperator = use.isOperator || use.isOperatorValue
    var specificWorked = false
    var holds = false
    let scoreBefore = score
    for candidate in propertiesFirst(candidates, of: use) {
      if specificWorked, isGeneric(candidate), isOperator { continue }
      // A property that fits is preferred to a method with the same name that isn't called.
      if holds, case .value = use.use, !isOperator, isFunction(candidate) { continue }
      let inner = mark
      let known = best.count
      let knownScore = best.first?.score
      guard spend(on: use.term) else { break }
      if let known = best.first, steps > known.step + Self.patience { break }
      var attemptUse = use
      if candidates.count == 1 { attemptUse.candidates = [candidate] }
      if choose(candidate, of: attemptUse) { explore(&best, from: start) }
      undo(to: inner)
      let improved =
        best.first.map { first in knownScore.map { first.score < $0 } ?? true } ?? false
      guard improved || best.count > known, let first = best.first else { continue }
      holds = true
      if isOperator, !isGeneric(candidate) {
        specificWorked = true
        if first.score.isLike(scoreBefore) { break }
      }
    }
    return holds
  }

  private func propertiesFirst(_ candidates: [Candidate], of use: OverloadUse) -> [Candidate] {
    guard case .value = use.use, candidates.contains(where: { !isFunction($0) }) else {
      return candidates
    }
    return candidates.filter { !isFunction($0) } + candidates.filter(isFunction)
  }

  private func isFunction(_ candidate: Candidate) -> Bool {
    if case .function = candidate.reference.target { true } else { false }
  }

  /// The known operand and result types of an operator; nil if a value's type is unknown.
  private func shape(of use: OverloadUse) -> OperatorShape? {
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

  private func isLiteral(_ type: Type) -> Bool {
    root(type).asVariable.map { literals[$0] != nil } ?? false
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
      return literals[id].flatMap { defaultType(of: $0) }.map { simplify($0) }
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

  /// The overload whose arguments determine most: fewest open types, then fewest candidates, then
  /// the first.
  func bestOverload(_ open: [Constraint]) -> Constraint? {
    let ranked = open.compactMap { constraint -> (constraint: Constraint, rank: (Int, Int, Int))? in
      guard case .overload(let use) = constraint.kind else { return nil }
      var unknown = 0
      if case .call(let call) = use.use {
        // The literals' types determine the operator, not the reverse.
        if hasJoinedOperands(use, call) || call.types.contains(where: isMemberOfLiteral) {
          return nil
        }
        for type in call.types {
          guard let id = root(type).asVariable else {
            // A tuple's elements must be known.
            if case .tuple = root(type).kind, simplify(type).hasVariables { unknown += 2 }
            continue
          }
          unknown += literals[id] == nil && lowers(of: type).isEmpty ? 2 : 1
        }
        if use.isOperator {
          unknown += surprise(of: call)
          if waitsForWhole(use, call, open) { unknown += 3 }
        }
      } else if use.isOperatorValue, let types = shape(of: use)?.types {
        if types.contains(where: isMemberOfLiteral) { return nil }
        // Other choices determine the elements.
        unknown += types.contains(where: isMemberOfOpen) ? 5 : 0
      } else if let id = root(use.type).asVariable, bounds(of: use.type).isEmpty {
        // Of an operator that is a value, the call around it is chosen first.
        if isPassedToMemberOfLiteral(id, open) { return nil }
        unknown += use.isOperatorValue ? 5 : 1
      }
      let count = use.isOperator || use.isOperatorValue ? 5 : use.candidates.count
      return (constraint, (unknown, count, constraint.number))
    }
    return ranked.min { $0.rank < $1.rank }?.constraint
  }

  /// Whether a protocol's operator has operands of different types, and an enclosing operator
  /// determines its result: `slice + text + "b"` as a `String`.
  private func waitsForWhole(_ use: OverloadUse, _ call: CallUse, _ open: [Constraint]) -> Bool {
    guard let result = root(call.result).asVariable, call.types.count == 2,
      bounds(of: call.result).isEmpty
    else { return false }
    let types = call.types.map { simplify($0) }
    let known = types.filter { !$0.hasVariables && !$0.isError }
    guard
      known.count == 2 ? known[0] != known[1] : known.count == 1 && types.contains(where: isText)
    else { return false }
    let isOperand = open.contains { constraint in
      guard case .overload(let outer) = constraint.kind, outer.isOperator,
        case .call(let around) = outer.use
      else { return false }
      return around.types.contains { root($0).asVariable == result }
    }
    guard isOperand, let shape = shape(of: use) else { return false }
    return candidates(use, shape, isFar: false).contains { candidate in
      guard candidate.isFromProtocol, case .function(let function) = candidate.reference.target
      else { return false }
      return !function.genericParameters.isEmpty
        && function.interface.value.result == function.owner?.selfType
    }
  }

  private func isText(_ type: Type) -> Bool {
    root(type).asVariable.flatMap { literals[$0] }?.isText ?? false
  }

  /// Whether the operands are literals that share one open type.
  private func hasJoinedOperands(_ use: OverloadUse, _ call: CallUse) -> Bool {
    guard use.isOperator, call.types.count == 2, let left = root(call.types[0]).asVariable else {
      return false
    }
    return root(call.types[1]).asVariable == left && literals[left].map { $0 != .nothing } ?? false
  }

  /// How much the result type says about an operator's operands. Literals of different kinds say
  /// nothing about it, because the result may be a type of the program that both can have.
  private func surprise(of call: CallUse) -> Int {
    if root(call.result).asVariable == nil { return -1 }
    if bounds(of: call.result).contains(where: { !$0.isAny }) { return -1 }
    let kinds = call.types.compactMap { type -> String? in
      guard let literal = root(type).asVariable.flatMap({ literals[$0] }) else { return nil }
      return literal == .floating ? Literal.integer.protocolName : literal.protocolName
    }
    return kinds.count == 2 && kinds[0] != kinds[1] ? 2 : 0
  }

  // MARK: Closures and branches

  func run(_ constraint: Constraint) -> Bool {
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

  func closureWithLiterals(_ open: [Constraint]) -> Constraint? {
    open.first { constraint in
      guard case .closure(let use) = constraint.kind, isSingle(use), !use.closure.isBranching,
        let wanted = wantedFunction(use)
      else { return false }
      return isReady(use, wanted, literalsToo: true)
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
