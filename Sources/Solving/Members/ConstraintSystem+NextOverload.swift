import Semantics

// Which overload is chosen next. The order decides how many combinations the search tries.

extension ConstraintSystem {
  /// The overload whose arguments determine most: fewest open types, then fewest candidates, then
  /// the first.
  func nextOverload(_ open: [Constraint]) -> Constraint? {
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
          let isUnbounded = unknown == 2 * call.types.count
          let surprise = surprise(of: call)
          // Operands without any bound wait for other choices.
          unknown += isUnbounded && surprise == 0 ? Self.muchUnknown : surprise
          if waitsForWhole(use, call, open) { unknown += 3 }
        }
      } else if use.isOperatorValue, let types = shape(of: use)?.types {
        if types.contains(where: isMemberOfLiteral) { return nil }
        // Other choices determine the elements.
        unknown += types.contains(where: isMemberOfOpen) ? 5 : 0
        for type in types where root(type).asVariable != nil && lowers(of: type).isEmpty {
          unknown += isSuggestedByLiteral(type) ? 1 : 2
        }
      } else if let id = root(use.type).asVariable, bounds(of: use.type).isEmpty {
        // The call around an overloaded function that is a value is chosen first: `map(String.init)`.
        if isPassedToMemberOfLiteral(id, open) { return nil }
        unknown += use.isOperatorValue || isPassed(id, open) ? 5 : 1
      } else if isOnOpen(constraint) {
        unknown += Self.muchUnknown
      }
      if !use.isOperator, !use.isOperatorValue, hasOpenBase(use) { unknown += 2 }
      let count = use.isOperator || use.isOperatorValue ? 5 : use.candidates.count
      return (constraint, (unknown, count, constraint.number))
    }
    guard let best = ranked.min(by: { $0.rank < $1.rank }) else { return nil }
    // A literal's type will tell more: `[1, 2].reduce(0, +) == [3].reduce(0, +)`.
    if best.rank.0 > Self.muchUnknown, open.contains(where: isMemberOfCollectionLiteral) {
      return nil
    }
    return best.constraint
  }

  /// Is added to the rank of an operator if nothing is known about its operands. A choice with a higher
  /// rank is worse than waiting for the type of a literal.
  private static let muchUnknown = 3

  private func isMemberOfCollectionLiteral(_ constraint: Constraint) -> Bool {
    guard case .member(let member) = constraint.kind, let id = root(member.base).asVariable else {
      return false
    }
    return switch literals[id] {
    case .array, .dictionary: true
    default: false
    }
  }

  /// Whether the value is an argument of a call that isn't chosen yet.
  private func isPassed(_ id: Int, _ open: [Constraint]) -> Bool {
    open.contains { constraint in
      switch constraint.kind {
      case .member(let use): use.use.hasArgument(root: id, in: self)
      case .overload(let use): !use.isOperator && use.use.hasArgument(root: id, in: self)
      default: false
      }
    }
  }

  /// Whether other choices determine the value whose method it is: `names.map { … }.joined()`.
  private func hasOpenBase(_ use: OverloadUse) -> Bool {
    guard case .call = use.use,
      let base = use.candidates.first?.reference.baseType.map({ simplify($0) })
    else {
      return false
    }
    return variables(in: base).contains { id in
      literals[id] == nil && !isOpenElement(id)
        && onlyLiterals(below: id, gatherBounds(of: id)) == nil
    }
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

  /// Whether nothing suggests the type of an operand, or of an argument with which an overloaded function
  /// will be called: `pipe(pipe(3) { $0 + 1 }, String.init)`.
  func isOnOpen(_ constraint: Constraint) -> Bool {
    guard case .overload(let use) = constraint.kind else { return false }
    let types: [Type]
    if let shape = shape(of: use) {
      types = shape.types
    } else if case .value = use.use {
      types = bounds(of: use.type).flatMap { bound -> [Type] in
        guard case .function(let function) = simplify(wrapped(bound) ?? bound).kind else {
          return []
        }
        return function.parameters.map(\.type)
      }
    } else {
      return false
    }
    return types.contains { type in
      root(type).asVariable != nil && !isSuggestedByLiteral(type) && lowers(of: type).isEmpty
    }
  }
}

extension Use {
  /// Whether the variable is the type of an argument.
  fileprivate func hasArgument(root id: Int, in system: ConstraintSystem) -> Bool {
    guard case .call(let call) = self else { return false }
    return call.types.contains { system.root($0).asVariable == id }
  }
}
