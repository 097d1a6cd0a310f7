import Reading
package import Semantics

// Operators have many overloads, and long chains must stay fast. If the operands' types determine
// the overload, it is chosen at once, without a search.

extension ConstraintSystem {
  func generateInfix(
    _ term: Term, _ name: Term.OperatorName, _ left: Term, _ right: Term
  ) -> Type? {
    // A chain is left-associative. A loop walks it and keeps the stack shallow.
    var spine: [(term: Term, name: Term.OperatorName, right: Term)] = [(term, name, right)]
    var first = left
    while case .infix(let inner, let innerLeft, let innerRight) = first.kind {
      spine.append((first, inner, innerRight))
      first = innerLeft
    }
    guard var type = generate(first) else { return nil }
    var operand = first
    for link in spine.reversed() {
      guard let other = generate(link.right),
        let result = apply(link.name, [(operand, type), (link.right, other)], link.term)
      else { return nil }
      if link.term !== term { note(result, for: link.term) }
      type = result
      operand = link.term
    }
    return type
  }

  func generateOperator(
    _ term: Term, _ name: Term.OperatorName, _ operands: [Term]
  ) -> Type? {
    var typed: [(Term, Type)] = []
    for operand in operands {
      guard let type = generate(operand) else { return nil }
      typed.append((operand, type))
    }
    return apply(name, typed, term)
  }

  private func apply(
    _ name: Term.OperatorName, _ operands: [(term: Term, type: Type)], _ term: Term
  ) -> Type? {
    let arguments = Term.Arguments(
      list: operands.map { Term.Argument(label: nil, value: $0.term, labelPosition: nil) },
      firstTrailing: nil, end: name.position)
    let call = CallUse(
      term: term, arguments: arguments, types: operands.map(\.type), result: makeVariable())
    asyncTerms[term.id] = isAsync
    let use = OverloadUse(
      term: term, name: Term.Name(name.text), type: makeVariable(), use: .call(call),
      candidates: [], isOperator: true, noteID: term.id)
    guard joinLiteralOperands(use, call), attempt(use, call) else { return nil }
    return call.result
  }

  /// Equates numeric literal operands with each other and with the result: `1 + 2.5 + 3` is settled
  /// at once, whatever its length. This holds for the standard library's operators only. A program
  /// can declare other overloads.
  private func joinLiteralOperands(_ use: OverloadUse, _ call: CallUse) -> Bool {
    let name = use.name.text
    let isArithmetic = Self.arithmetic.contains(name)
    guard isArithmetic || Self.comparing.contains(name), call.types.count == 2 else { return true }
    for argument in call.arguments.list {
      guard joinBranches(of: argument.value, name, use.term) else { return false }
    }
    guard let left = root(call.types[0]).asVariable, let right = root(call.types[1]).asVariable,
      let first = literals[left], let second = literals[right],
      first.isNumber && second.isNumber || first.isText && second.isText && name == "+",
      !hasOwnOperator(name, of: first)
    else { return true }
    // The new variable becomes the old one, which a whole chain may wait for.
    return equate(.variable(right), .variable(left), use.term)
      && (!isArithmetic || equate(call.result, .variable(left), use.term))
  }

  /// Equates the literals in the branches of a ternary operand with each other and with the operand.
  private func joinBranches(of operand: Term, _ name: String, _ term: Term) -> Bool {
    guard case .ternary = operand.peeled.kind, let found = branchLiterals(of: operand.peeled),
      let first = found.first, let literal = literals[first], !hasOwnOperator(name, of: literal),
      found.allSatisfy({ literals[$0]?.isNumber ?? true })
        || name == "+" && found.allSatisfy({ literals[$0]?.isText ?? true })
    else { return true }
    return found.dropFirst().allSatisfy { equate(.variable($0), .variable(first), term) }
  }

  /// The variables of the literals in a ternary's branches, and of the ternaries themselves; nil if
  /// a branch isn't a literal.
  private func branchLiterals(of branch: Term) -> [Int]? {
    guard let type = solution.types[branch.id], let id = root(type).asVariable else { return nil }
    guard case .ternary(_, let first, let second) = branch.kind else {
      return literals[id] == nil ? nil : [id]
    }
    guard let found = branchLiterals(of: first.peeled),
      let others = branchLiterals(of: second.peeled)
    else { return nil }
    return found + others + [id]
  }

  private static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^",
  ]
  private static let comparing: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  /// Whether the program declares an overload of the operator.
  private func isOwnOperator(_ name: String) -> Bool {
    model.declarations.isOwnOperator(name) && !context.file.isPrelude
  }

  /// Whether an overload of the program can accept two such literals.
  private func hasOwnOperator(_ name: String, of literal: Literal) -> Bool {
    guard isOwnOperator(name) else { return false }
    guard case .none = model.lookUp(name, in: model.topContext(of: context)) else {
      return true
    }
    return model.declarations.memberOperators[name]?.contains { function in
      function.interface.value.parameters.allSatisfy { mayBe($0, written: literal) }
    } ?? false
  }

  /// Whether the literal can have the parameter's type, ignoring conditional requirements.
  private func mayBe(
    _ parameter: FunctionDeclaration.Parameter, written literal: Literal
  ) -> Bool {
    guard case .nominal = parameter.type.kind else { return true }
    let wanted = core.protocol(literal.protocolName)
    return model.declaredConformances(of: parameter.type).contains {
      $0.0.protocol.closure.contains { $0 === wanted }
    }
  }

  /// The program's types that declare the operator and are expressible by the literal; nil for a
  /// type without a name.
  func ownOperators(_ name: String, ofWhatMayBe literal: Literal) -> [Type?] {
    guard isOwnOperator(name), let members = model.declarations.memberOperators[name] else {
      return []
    }
    return members.compactMap { function -> Type?? in
      let takesIt = function.interface.value.parameters.contains { mayBe($0, written: literal) }
      guard takesIt else { return nil }
      return .some((function.owner?.type as? NominalDeclaration)?.declaredType)
    }
  }

  /// Settles an operator if its operands determine the overload. Otherwise it waits.
  package func attempt(_ use: OverloadUse, _ call: CallUse) -> Bool {
    switch certain(use, call) {
    case .chosen(let candidate):
      var use = use
      use.candidates = [candidate]
      return choose(candidate, of: use)
    case .open:
      add(.overload(use), use.term)
      return true
    case .none:
      return fail(.noOverload(use.name.text, call.types.map { simplify($0) }, use.term))
    }
  }

  enum Certainty {
    case chosen(Candidate)
    case open
    case none
  }

  func certain(_ use: OverloadUse, _ call: CallUse) -> Certainty {
    let roots = call.types.map { simplify($0) }
    if roots.contains(where: \.isError) { return .open }
    if roots.contains(where: \.hasVariables), let only = onlyCandidate(of: use) {
      return .chosen(only)
    }
    let known = roots.filter { $0.asVariable == nil }
    guard !known.isEmpty else { return .open }
    var wanted = roots
    if known.count < roots.count {
      // `x + 1`: the literal has the type of the other operand, if it can.
      guard known.count == 1, let type = known.first,
        let open = roots.first(where: { $0.asVariable != nil }),
        let id = open.asVariable, let literal = literals[id], isPlain(type)
      else { return .open }
      // The shifted value and the distance can have different types.
      if isShift(use), roots[0].asVariable != nil { return .open }
      switch literal {
      case .array, .dictionary: return .open
      default: break
      }
      guard mayBe(type, literal) else { return .open }
      wanted = roots.map { _ in type }
    }
    guard wanted.allSatisfy({ !$0.hasVariables }) else { return .open }
    let key = OperatorKey(
      name: use.name.text, types: wanted, isPrefix: isPrefix(use), isPostfix: isPostfix(use))
    let isStandard =
      !isOwnOperator(key.name) && !wanted.contains { $0.flags.contains(.hasParameters) }
    if let known = isStandard
      ? solver.standardOperators[key] : certainOperators[key]
    {
      return .chosen(known)
    }
    let shape = OperatorShape(
      types: wanted, result: call.result, isPrefix: isPrefix(use), isPostfix: isPostfix(use))
    let exact = candidates(use, shape, isFar: false).filter { accepts($0, wanted) }
    let plain = exact.filter { isPlain($0) }
    let best = plain.isEmpty ? exact : plain
    guard best.count == 1, let candidate = best.first else { return .open }
    if isStandard {
      solver.standardOperators[key] = candidate
    } else {
      certainOperators[key] = candidate
    }
    return .chosen(candidate)
  }

  /// The only function of an operator that the program declares. Its parameters tell closures and overloaded functions among
  /// the operands which they are: `3 |> { $0 * 10 } |> String.init`.
  private func onlyCandidate(of use: OverloadUse) -> Candidate? {
    guard isOwnOperator(use.name.text) else { return nil }
    func hasPlace(_ function: FunctionDeclaration) -> Bool {
      function.isPrefix == isPrefix(use) && function.isPostfix == isPostfix(use)
    }
    // To find all of the library's functions takes long.
    let some = solver.someOperators(named: use.name.text, in: context)
    if some.count(where: { hasPlace($0) && isInReach($0) }) > 1 { return nil }
    let found = operatorCandidates(use.name.text, use.term).filter { candidate in
      guard case .function(let function) = candidate.reference.target else { return false }
      return hasPlace(function)
    }
    return found.count == 1 ? found.first : nil
  }

  private func isPlain(_ type: Type) -> Bool {
    if case .nominal(let declaration, let arguments) = type.kind {
      return arguments.isEmpty && declaration !== core.optional
    }
    return false
  }

  private func isPlain(_ candidate: Candidate) -> Bool {
    guard case .function(let function) = candidate.reference.target else { return false }
    return function.genericParameters.isEmpty && !candidate.isFromProtocol
  }

  private func mayBe(_ type: Type, _ literal: Literal) -> Bool {
    model.conformance(
      of: type, to: core.protocol(literal.protocolName), in: context.signature) != nil
  }

  func isShift(_ use: OverloadUse) -> Bool {
    use.name.text.hasSuffix("<<") || use.name.text.hasSuffix(">>")
  }

  package func isPrefix(_ use: OverloadUse) -> Bool {
    if case .prefix = use.term.kind { true } else { false }
  }

  func isPostfix(_ use: OverloadUse) -> Bool {
    if case .postfix = use.term.kind { true } else { false }
  }

  /// Whether the candidate takes exactly these types, without conversions.
  private func accepts(_ candidate: Candidate, _ types: [Type]) -> Bool {
    guard case .function(let function) = candidate.reference.target else { return false }
    let parameters = function.interface.value.parameters
    guard parameters.count == types.count, function.genericParameters.isEmpty,
      !candidate.reference.substitution.types.contains(where: \.hasVariables)
    else { return false }
    for (parameter, type) in zip(parameters, types) {
      let wanted =
        parameter.isAutoclosure
        ? parameter.type.asFunction?.result ?? parameter.type : parameter.type
      guard substitute(candidate.reference.substitution, in: wanted) == type else {
        return false
      }
    }
    return true
  }

  /// Optionals of the operands that aren't optional, for comparisons with nil.
  func optionals(of types: [Type]) -> [Type] {
    types.map { simplify($0) }.filter { !$0.hasVariables && wrapped($0) == nil }
      .map { core.optional($0) }
  }
}

/// The known operand and result types of an operator, and its position; nil for a value.
package struct OperatorShape {
  package var types: [Type]
  package var result: Type
  package var isPrefix: Bool?
  var isPostfix: Bool?
}

package struct OperatorKey: Hashable {
  package let name: String
  package let types: [Type]
  package let isPrefix: Bool
  let isPostfix: Bool
}
