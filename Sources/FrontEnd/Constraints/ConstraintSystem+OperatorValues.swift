import Machine

// Operators given as values, `reduce(0, +)`: what function is wanted says which of the many they can
// be.

extension ConstraintSystem {
  func isOperatorValue(_ use: OverloadUse) -> Bool {
    if case .value = use.use { Term.isOperator(use.name.text) } else { false }
  }

  /// The candidates that could be the wanted function, those that are just that first.
  func fitting(_ use: OverloadUse) -> [Candidate] {
    guard let wanted = wantedFunction(ofType: use.type) else { return use.candidates }
    let parameters = wanted.parameters.map { simplify($0.type) }
    let result = simplify(wanted.result)
    let fitting = withoutNewMembers {
      use.candidates.filter { mayBe($0, parameters, result) }
    }
    if fitting.isEmpty { return use.candidates }
    return fitting.filter { isConcrete($0) } + fitting.filter { !isConcrete($0) }
  }

  private func isConcrete(_ candidate: Candidate) -> Bool {
    guard case .function(let function) = candidate.reference.target else { return false }
    return function.genericParameters.isEmpty && !candidate.isFromProtocol
      && function.owner?.type.genericParameters.isEmpty ?? true
  }

  private func wantedFunction(ofType type: Type) -> FunctionType? {
    var types = [root(type)]
    if let id = types[0].asVariable { types = uppers(of: id).map { root($0) } }
    for var type in types {
      while let inner = wrapped(type) { type = root(inner) }
      if case .function(let function) = type.kind { return function }
    }
    return nil
  }

  private func mayBe(_ candidate: Candidate, _ wanted: [Type], _ result: Type) -> Bool {
    guard case .function(let function) = candidate.reference.target else { return true }
    let interface = function.interface.value
    guard interface.parameters.count == wanted.count else { return false }
    for (parameter, type) in zip(interface.parameters, wanted)
    where !mayConvert(type, to: parameter.type, candidate) {
      return false
    }
    return mayConvert(result, to: interface.result, candidate)
  }

  /// Whether what is known of both types leaves room for a conversion, one way or the other.
  private func mayConvert(_ wanted: Type, to written: Type, _ candidate: Candidate) -> Bool {
    guard let given = wanted.nominal, given !== core.optional, !given.isReference else {
      return true
    }
    if case .parameter(let parameter) = written.kind {
      guard
        let declaring = candidate.reference.target.declaration?.owner?.type
          as? ProtocolDeclaration, declaring.selfParameter == parameter, !wanted.hasVariables
      else { return true }
      return checker.conformance(of: wanted, to: declaring, in: context.signature) != nil
    }
    guard let own = written.nominal, own !== core.optional, !own.isReference else { return true }
    return own === given
  }
}
