import Reading
import Semantics

// An operator without an overload for its operands is reported as such. The requirements of its
// many overloads wouldn't help the reader.

extension Diagnosis {
  /// The failure of an operator whose operands are valid on their own.
  ///
  /// - Parameter wanted: The type that the context wants. An operand that has it is right, and the
  ///   other one is wrong.
  func operation(_ term: Term, wanted: Type? = nil) -> Failure? {
    let name: Term.OperatorName
    let operands: [Term]
    switch term.kind {
    case .infix(let text, let left, let right): (name, operands) = (text, [left, right])
    case .prefix(let text, let operand), .postfix(let text, let operand):
      (name, operands) = (text, [operand])
    default: return nil
    }
    guard solver.isOperatorKnown(name.text, in: context) else {
      return .noOverload(name.text, [], term)
    }
    // These operators have one meaning and require certain types.
    if ["&&", "||", "..<", "..."].contains(name.text) { return nil }
    let types = typesAlone(operands)
    if let failure = missingMember(operands, types) { return failure }
    var known: [Type] = []
    for type in types {
      guard let type, !type.isError else { return nil }
      known.append(type)
    }
    if let failure = incomparable(name.text, operands, known, term) { return failure }
    if let failure = optionalOperand(operands, known) { return failure }
    if let wanted, known.count == 2, let wrong = known.firstIndex(where: { $0 != wanted }),
      known[1 - wrong] == wanted
    {
      return .cannotConvert(known[wrong], wanted, .argument, operands[wrong])
    }
    if let failure = characterOperand(operands, known) { return failure }
    // Compound assignments, and operands of type `Void`, require the type of the other operand.
    if known.count == 2 {
      for (index, other) in [(0, 1), (1, 0)] where known[index].isVoid && !known[other].isVoid {
        return .cannotConvert(known[index], known[other], .argument, operands[index])
      }
      if Self.compound.contains(name.text), known[0].nominal?.isPrelude == true,
        known[0].arguments.isEmpty
      {
        return .cannotConvert(known[1], known[0], .argument, operands[1])
      }
    }
    if name.text == "!", operands[0].isLiteral {
      return .cannotConvert(known[0], solver.core.bool, .closureResult, operands[0])
    }
    if known.count == 1, let inner = model.wrapped(known[0]), name.text == "-" {
      return .cannotConvert(known[0], inner, .argument, operands[0])
    }
    if name.text == "!", term.isPrefixOperation {
      return .cannotConvert(known[0], solver.core.bool, .negation, operands[0])
    }
    return .noOverload(name.text, known, term)
  }

  /// The types that the operands have without a context; nil for one that has none.
  private func typesAlone(_ operands: [Term]) -> [Type?] {
    operands.map { solver.trySolving($0, for: .none, in: context).solution?.types[$0.id] }
  }

  /// `level == .hgih` as a part of an expression.
  func missingMember(in term: Term) -> Failure? {
    guard case .infix(_, let left, let right) = term.kind else { return nil }
    return missingMember([left, right], typesAlone([left, right]))
  }

  /// `level == .hgih`: the type of the other operand has no such member.
  private func missingMember(_ operands: [Term], _ types: [Type?]) -> Failure? {
    guard operands.count == 2, let index = types.firstIndex(where: { $0 != nil }),
      let type = types[index], types[1 - index] == nil
    else { return nil }
    var operand = operands[1 - index].peeled
    if case .call(let callee, _) = operand.kind { operand = callee.peeled }
    guard case .implicitMember = operand.kind else { return nil }
    let (_, system) = solver.trySolving(
      operands[1 - index], for: .type(type, .argument), in: context)
    guard let failure = system.failure?.failure, case .noMember = failure else { return nil }
    return failure
  }

  private static let compound: Set<String> = ["+=", "-=", "*=", "/=", "%="]

  /// `n + 1` of an optional `n`.
  private func optionalOperand(_ operands: [Term], _ types: [Type]) -> Failure? {
    guard operands.count == 2 else { return nil }
    for (index, other) in [(0, 1), (1, 0)] {
      if types[index] == .any, operands[other].isLiteral {
        return .cannotConvert(types[index], types[other], .argument, operands[index])
      }
      guard let inner = model.wrapped(types[index]), model.wrapped(types[other]) == nil else {
        continue
      }
      if inner == types[other] || suits(operands[other], inner) {
        return .cannotConvert(types[index], inner, .argument, operands[index])
      }
      if types[other] == solver.core.string, !operands[other].isLiteral {
        return .cannotConvert(types[index], types[other], .argument, operands[index])
      }
    }
    return nil
  }

  /// `text + character`
  private func characterOperand(_ operands: [Term], _ types: [Type]) -> Failure? {
    guard types.count == 2,
      let index = types.firstIndex(where: { $0 == solver.core.character }),
      types[1 - index] == solver.core.string
    else { return nil }
    return .cannotConvert(types[index], types[1 - index], .argument, operands[index])
  }

  private func suits(_ literal: Term, _ type: Type) -> Bool {
    let name =
      switch literal.kind {
      case .integer: "ExpressibleByIntegerLiteral"
      case .floating: "ExpressibleByFloatLiteral"
      default: ""
      }
    guard let wanted = solver.core.protocolIfDeclared(name) else { return false }
    return model.conformance(of: type, to: wanted, in: context.signature) != nil
  }

  /// Two values of a program's type that can't be compared.
  private func incomparable(
    _ name: String, _ operands: [Term], _ types: [Type], _ term: Term
  ) -> Failure? {
    guard operands.count == 2, Self.comparing.contains(name) else { return nil }
    if types[0] != types[1], operands[1].isLiteral, ["==", "!="].contains(name),
      types[0].nominal?.isPrelude == false
    {
      return .cannotConvert(types[0], types[1], .argument, operands[0])
    }
    let inner = types.map { model.wrapped($0) ?? $0 }
    guard inner[0] == inner[1] else { return nil }
    if types[0] == inner[0], types[1] == inner[1], element(of: inner[0]) == nil {
      return incomparable(name, inner[0], term)
    }
    let element = element(of: inner[0]) ?? inner[0]
    return lacks(element, name).map {
      .other(
        ConditionMessage.elementOperator(name: name, protocol: $0, type: element),
        operatorTerm(term))
    }
  }

  /// The type whose conformance a comparison of collections needs.
  private func element(of type: Type) -> Type? {
    guard let nominal = type.nominal, nominal.isPrelude, let last = type.arguments.last else {
      return nil
    }
    return [solver.core.array, solver.core.dictionary].contains(nominal) ? last : nil
  }

  /// The same for a failure that only names the type that a comparison requires something of.
  func incomparable(_ failure: Failure) -> Failure? {
    guard case .doesNotConform(let type, _, let term, _) = failure,
      case .infix(let name, _, _) = term.kind, Self.comparing.contains(name.text)
    else { return nil }
    return incomparable(name.text, model.wrapped(type) ?? type, term)
  }

  private static let comparing: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  private func incomparable(_ name: String, _ type: Type, _ term: Term) -> Failure? {
    guard let wanted = lacks(type, name) else { return nil }
    if type.nominal?.kind == .enumeration { return .noOverload(name, [type, type], term) }
    return .other(
      ConditionMessage.operatorFunction(name: name, protocol: wanted, type: type),
      operatorTerm(term))
  }

  /// The protocol that a structure or enumeration of the program lacks for a comparison.
  private func lacks(_ type: Type, _ name: String) -> String? {
    let wanted = ["==", "!="].contains(name) ? "Equatable" : "Comparable"
    guard let nominal = type.nominal, !nominal.isPrelude,
      [.structure, .enumeration].contains(nominal.kind),
      let asked = solver.core.protocolIfDeclared(wanted),
      model.conformance(of: type, to: asked, in: context.signature) == nil
    else { return nil }
    return wanted
  }

  private func operatorTerm(_ term: Term) -> Term {
    guard case .infix(let name, _, _) = term.kind else { return term }
    return model.makeName(name.text, at: name.position)
  }

  /// A literal that can't have its contextual type.
  func literalFailure(_ failure: Failure, in whole: Term) -> Failure? {
    guard case .literal(_, let type, let term) = failure else { return nil }
    let alone = solver.trySolving(term, for: .none, in: context).solution?.types[term.id]
    guard term.isNothing || alone != nil else { return nil }
    return .cannotConvert(alone ?? .error, type, purpose(of: term, in: whole) ?? .argument, term)
  }

  /// The purpose of a part in its enclosing term.
  private func purpose(of term: Term, in whole: Term) -> Contextual.Purpose? {
    for part in whole.parts {
      if part === term {
        switch whole.kind {
        case .array: return .element
        case .dictionary(let entries):
          return entries.contains { $0.key === term } ? .key : .value
        case .assignment: return .assignment
        default: return .argument
        }
      }
      if let found = purpose(of: term, in: part) { return found }
    }
    return nil
  }
}
