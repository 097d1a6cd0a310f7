import CheckedTree
import Machine
import Reading
import Semantics

/// Synthesized `==`, `<` and `hash(into:)`.
extension SynthesizedBody {
  private var operands: (Expression, Expression) {
    let names = function.interface.value.parameters.map(\.name)
    guard names.count == 2 else { return (selfValue, selfValue) }
    return (parameter(names[0]), parameter(names[1]))
  }

  private func returning(_ value: Bool) -> Statement {
    .returning(builder.constant(.bool(value), at: position))
  }

  private func leave(if condition: Expression, with value: Bool) -> Statement {
    .conditional(
      [.expression(condition)], then: Block(statements: [returning(value)], end: nil), else: nil)
  }

  // MARK: ==

  func equal() -> [Statement] {
    guard let nominal else { return [] }
    if nominal.kind == .enumeration { return comparingCases(nominal, same: equalPayloads) }
    let names = function.interface.value.parameters.map(\.name)
    guard names.count == 2 else { return [] }
    let comparisons = nominal.storedProperties.value.map { property in
      leave(
        if: make(
          .not(
            value(
              infix(
                "==", member(name(names[0]), property.name),
                member(name(names[1]), property.name)), as: core.bool)), core.bool), with: false)
    }
    return comparisons + [returning(true)]
  }

  private func equalPayloads(_ pairs: [(left: Term, right: Term)]) -> [Statement] {
    pairs.map { pair in
      leave(
        if: make(.not(value(infix("==", pair.left, pair.right), as: core.bool)), core.bool),
        with: false)
    } + [returning(true)]
  }

  /// A `switch` over both values, with a branch for each pair of equal cases. All other pairs are
  /// unequal.
  private func comparingCases(
    _ nominal: NominalDeclaration, same: ([(left: Term, right: Term)]) -> [Statement]
  ) -> [Statement] {
    let (left, right) = operands
    let both = make(.tuple([left, right], labels: [nil, nil]), .any)
    var cases = nominal.cases.map { declaration -> Statement.Case in
      let (leftPattern, leftTerms) = payload(declaration, "left")
      let (rightPattern, rightTerms) = payload(declaration, "right")
      let pairs = zip(leftTerms, rightTerms).map { (left: $0, right: $1) }
      return Statement.Case(
        alternatives: [(.tuple([leftPattern, rightPattern]), nil)],
        body: Block(statements: same(pairs), end: nil), position: position)
    }
    cases.append(
      Statement.Case(
        alternatives: [], body: Block(statements: [returning(false)], end: nil),
        position: position))
    return [.choice(checker.makeLoopID(), subject: both, cases)]
  }

  /// A pattern that binds all of a case's payload, and names for the parts.
  func payload(
    _ declaration: CaseDeclaration, _ side: String
  ) -> (pattern: Pattern, terms: [Term]) {
    var patterns: [Pattern] = []
    var terms: [Term] = []
    for (index, parameter) in declaration.parameters.value.enumerated() {
      let variable = temporary("\(side)\(index)", parameter.type)
      patterns.append(.bind(variable))
      terms.append(named("\(side) \(declaration.index) \(index)", variable, parameter.type))
    }
    return (.enumerationCase(index: declaration.index, patterns), terms)
  }

  // MARK: <

  func less() -> [Statement] {
    guard let nominal else { return [] }
    let (left, right) = operands
    let same = comparingCases(nominal, same: lessPayloads)
    guard nominal.cases.count > 1 else { return same }
    // Of two different cases, the one declared first is less.
    let first = temporary("first", core.int)
    let second = temporary("second", core.int)
    let firstTerm = named("first ordinal", first, core.int)
    let secondTerm = named("second ordinal", second, core.int)
    let isDifferent = value(infix("!=", firstTerm, secondTerm), as: core.bool)
    return [
      .declare(first, ordinal(of: left, nominal)),
      .declare(second, ordinal(of: right, nominal)),
      .conditional(
        [.expression(isDifferent)],
        then: Block(
          statements: [
            .returning(
              value(
                infix("<", name("first ordinal"), name("second ordinal")), as: core.bool))
          ], end: nil), else: nil),
    ] + same
  }

  private func lessPayloads(_ pairs: [(left: Term, right: Term)]) -> [Statement] {
    pairs.flatMap { pair in
      [
        leave(if: value(infix("<", pair.left, pair.right), as: core.bool), with: true),
        leave(if: value(infix("<", pair.right, pair.left), as: core.bool), with: false),
      ]
    } + [returning(false)]
  }

  private func ordinal(of value: Expression, _ nominal: NominalDeclaration) -> Expression {
    let cases = nominal.cases.map { declaration in
      Statement.Case(
        alternatives: [(.enumerationCase(index: declaration.index, []), nil)],
        body: Block(
          statements: [
            .yield(builder.constant(.int(declaration.index), at: position))
          ], end: nil), position: position)
    }
    return make(
      .statement(.choice(checker.makeLoopID(), subject: value, cases)), core.int)
  }

  // MARK: Hashing

  func hash() -> [Statement] {
    guard let nominal, let hasher = function.interface.value.parameters.first?.name else {
      return []
    }
    func combine(_ term: Term) -> Statement {
      .expression(
        value(
          model.makeCall(
            name(hasher), "combine", [(label: nil, value: term)], at: position)))
    }
    guard nominal.kind == .enumeration else {
      return nominal.storedProperties.value.map { combine(member(name("self"), $0.name)) }
    }
    let cases = nominal.cases.map { declaration -> Statement.Case in
      let (pattern, terms) = payload(declaration, "payload")
      let ordinal = model.makeTerm(
        .integer(UInt64(declaration.index), isNegative: false), at: position)
      return Statement.Case(
        alternatives: [(pattern, nil)],
        body: Block(statements: ([ordinal] + terms).map(combine), end: nil), position: position)
    }
    return [.choice(checker.makeLoopID(), subject: selfValue, cases)]
  }

  /// `var hasher = Hasher(); hash(into: &hasher); return hasher.finalize()`
  func hashValue() -> [Statement] {
    let type = Type.nominal(core.nominal("Hasher"))
    let hasher = Variable(
      name: "hasher", isConstant: false, owner: context.body, position: position)
    let term = named("hasher", hasher, type)
    let made = model.makeTerm(
      .call(name("Hasher"), Term.Arguments(list: [], end: position)), at: position)
    let address = model.makeTerm(.address(term), at: position)
    let into = model.makeCall(
      name("self"), "hash", [(label: "into", value: address)], at: position)
    let finalized = model.makeCall(name("hasher"), "finalize", at: position)
    return [
      .declare(hasher, value(made, as: type)),
      .expression(value(into)),
      .returning(value(finalized, as: core.int)),
    ]
  }
}
