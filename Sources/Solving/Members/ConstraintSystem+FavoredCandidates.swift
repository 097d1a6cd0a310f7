import Reading
import Semantics

// Functions that the compiler tries before the others with the same name, and that it chooses if they fit: it
// compares the parameters with arguments of which it knows only parts, such as `ClosedRange<Bound>` for `1...2` and
// the tuple of two literals for `(1, 2)`.

extension ConstraintSystem {
  /// How well a parameter fits such an argument.
  private enum Fit: Int, Comparable {
    case otherType, generic, otherTuple, existential, sameType

    static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  /// The candidates that the compiler favors; empty if it favors none. This concerns the program's functions only,
  /// because one function of the prelude can represent several of Swift's.
  func favoredCandidates(of use: OverloadUse) -> Set<ObjectIdentifier> {
    guard case .call(let call) = use.use, !use.isOperator, !call.types.isEmpty else { return [] }
    let functions = use.candidates.compactMap { candidate -> FunctionDeclaration? in
      guard case .function(let function) = candidate.reference.target, function.owner == nil,
        function.layer != nil
      else { return nil }
      return function
    }
    guard functions.count == use.candidates.count, functions.allSatisfy(isComparable),
      let index = call.types.indices.first(where: { isPartlyKnown($0, of: call) })
    else { return [] }
    var fits: [(function: FunctionDeclaration, fit: Fit)] = []
    for function in functions {
      guard let fit = fit(of: index, of: call, to: function) else { return [] }
      fits.append((function, fit))
    }
    guard let best = fits.map(\.fit).max(), best > .otherType,
      fits.contains(where: { $0.fit == .generic || $0.fit == .existential })
    else { return [] }
    let favored = fits.filter { $0.fit == best }.map { ObjectIdentifier($0.function) }
    return favored.count == fits.count ? [] : Set(favored)
  }

  func isFavored(_ candidate: Candidate, of use: OverloadUse) -> Bool {
    candidate.reference.target.declaration.map { use.favored.contains(ObjectIdentifier($0)) }
      ?? false
  }

  func favoredFirst(_ candidates: [Candidate], of use: OverloadUse) -> [Candidate] {
    if use.favored.isEmpty { return candidates }
    return candidates.filter { isFavored($0, of: use) }
      + candidates.filter { !isFavored($0, of: use) }
  }

  /// Whether the compiler compares the function's parameters with what it knows about arguments: each type is
  /// concrete or a generic parameter, and no types have to be the same.
  private func isComparable(_ function: FunctionDeclaration) -> Bool {
    let hasSameTypes = function.signature.value.requirements.contains {
      if case .same = $0 { true } else { false }
    }
    return !hasSameTypes
      && function.interface.value.parameters.allSatisfy { parameter in
        if case .parameter = parameter.type.kind { return true }
        return !parameter.type.flags.contains(.hasParameters)
      }
  }

  /// Whether the argument's type is known but for its parts: a tuple with literals, or what the only function
  /// or initializer of a generic type returns.
  private func isPartlyKnown(_ index: Int, of call: CallUse) -> Bool {
    if made(by: call.arguments.list[index].value.peeled) != nil { return true }
    let type = root(call.types[index])
    if case .tuple(let elements) = type.kind {
      return elements.contains { root($0.type).asVariable.map { literals[$0] != nil } ?? false }
    }
    guard let nominal = type.nominal, nominal !== core.optional, simplify(type).hasVariables,
      case .call(let callee, _) = call.arguments.list[index].value.peeled.kind
    else { return false }
    switch callee.peeled.kind {
    case .name: return true
    case .member:
      guard let target = solution.references[callee.peeled.id]?.target else { return false }
      return target.declaration?.layer != nil
    default: return false
    }
  }

  /// A value of which only the outer type is known.
  private struct Made {
    var optionals = 0
    /// Nil for a tuple, and if it isn't known, either.
    var nominal: NominalDeclaration?
    var isTuple = false
  }

  /// The outer type of the term's value, if all initializers or functions of the operator have that type.
  private func made(by term: Term) -> Made? {
    guard case .call(let callee, let arguments) = term.kind else {
      return onlyMaker(term).map { Made(nominal: $0.interface.value.result.nominal) }
    }
    if let made = madeOfLiteral(callee.peeled, arguments) { return made }
    guard let type = solution.types[callee.peeled.id], let made = root(type).instance,
      let nominal = root(made).nominal, simplify(made).hasVariables
    else { return nil }
    let mayFail = model.members("init", of: simplify(made), in: context).contains { found in
      if case .function(let function) = found.member { function.isFailable } else { false }
    }
    if mayFail { return nil }
    return nominal === core.optional ? Made(optionals: 1) : Made(nominal: nominal)
  }

  /// The outer type of the result of the library's only method of the name: `[2, 1].sorted()`.
  /// Methods that take closures don't count, because most of them are overloaded in Swift's library.
  private func madeOfLiteral(_ callee: Term, _ arguments: Term.Arguments) -> Made? {
    guard arguments.list.isEmpty, case .member(let base, let name, _) = callee.kind,
      case .array = base.peeled.kind, let type = solution.types[base.peeled.id],
      let id = root(type).asVariable, case .array(let element)? = literals[id]
    else { return nil }
    let found = model.members(name.text, of: core.array(of: element), in: context)
      .compactMap { found -> FunctionDeclaration? in
        guard case .function(let function) = found.member,
          function.interface.value.parameters.isEmpty
        else { return nil }
        return function
      }
    guard found.count == 1, found[0].layer == nil else { return nil }
    var result = found[0].interface.value.result
    var made = Made()
    while let inner = wrapped(result) {
      made.optionals += 1
      result = inner
    }
    made.nominal = result.nominal
    return made.nominal == nil && made.optionals == 0 ? nil : made
  }

  /// The only function of an operator that takes the operand and makes a value of a generic type, such as `1...2`.
  private func onlyMaker(_ term: Term) -> FunctionDeclaration? {
    let name: Term.OperatorName
    var (isPrefix, isPostfix) = (false, false)
    switch term.kind {
    case .infix(let written, _, _): name = written
    case .prefix(let written, _):
      name = written
      isPrefix = true
    case .postfix(let written, _):
      name = written
      isPostfix = true
    default: return nil
    }
    let found = solver.memberOperators(named: name.text).filter {
      $0.isPrefix == isPrefix && $0.isPostfix == isPostfix && makesValue($0)
    }
    guard found.count == 1, let only = found.first else { return nil }
    return only.interface.value.result.nominal?.genericParameters.isEmpty == false ? only : nil
  }

  /// `...` without operands is a function that returns nothing.
  private func makesValue(_ function: FunctionDeclaration) -> Bool {
    !function.interface.value.result.isVoid
  }

  private func fit(of index: Int, of call: CallUse, to function: FunctionDeclaration) -> Fit? {
    let parameters = function.interface.value.parameters
    guard case .success(let bindings) = match(call, parameters),
      let place = bindings.firstIndex(where: {
        if case .argument(index) = $0 { true } else { false }
      })
    else { return nil }
    let given = root(call.types[index])
    let known = made(by: call.arguments.list[index].value.peeled)
    var made = known ?? Made(nominal: given.nominal)
    if case .tuple = given.kind { made.isTuple = true }
    var wanted = parameters[place].type
    if made.optionals > 0 || wrapped(wanted) != nil {
      var optionals = 0
      while let inner = wrapped(wanted) {
        optionals += 1
        wanted = inner
      }
      let isGeneric = if case .parameter = wanted.kind { true } else { false }
      guard optionals >= made.optionals || optionals == 0 && isGeneric else { return .otherType }
      made.optionals = 0
    }
    switch wanted.kind {
    case .existential(let existential):
      return couldConform(made, to: existential.protocols) ? .existential : .otherType
    case .parameter:
      let protocols = function.signature.value.protocols(of: wanted)
      return couldConform(made, to: protocols) ? .generic : .otherType
    case .tuple(let elements):
      guard case .tuple(let given) = given.kind, given.count == elements.count
      else { return .otherType }
      let isSame = zip(given, elements).allSatisfy { mine, theirs in
        let type = simplify(mine.type)
        guard let literal = type.asVariable.flatMap({ literals[$0] }) else {
          return type == theirs.type
        }
        return defaultType(of: literal).map { simplify($0) } == theirs.type
      }
      return isSame ? .sameType : .otherTuple
    default: return .otherType
    }
  }

  /// Whether a value with this outer type could conform. The conditions of the conformance concern its parts.
  private func couldConform(_ made: Made, to protocols: [ProtocolDeclaration]) -> Bool {
    guard let nominal = made.nominal else {
      return !made.isTuple || protocols.allSatisfy(\.isMarker)
    }
    return protocols.allSatisfy {
      $0.isMarker || model.declaredConformance(of: nominal.declaredType, to: $0) != nil
    }
  }
}
