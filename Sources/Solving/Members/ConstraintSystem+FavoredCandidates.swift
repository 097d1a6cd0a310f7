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
    guard functions.count == use.candidates.count,
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

  /// Whether the argument's type is known but for its parts: a tuple with literals, or what the only function
  /// or initializer of a generic type returns.
  private func isPartlyKnown(_ index: Int, of call: CallUse) -> Bool {
    if onlyMade(call.arguments.list[index].value.peeled) != nil { return true }
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

  /// The generic type of which the term makes a value, whichever initializer or function of an operator it calls.
  private func onlyMade(_ term: Term) -> NominalDeclaration? {
    guard case .call(let callee, _) = term.kind else {
      return onlyMaker(term)?.interface.value.result.nominal
    }
    guard let type = solution.types[callee.peeled.id], let made = root(type).instance,
      let nominal = root(made).nominal, nominal !== core.optional, simplify(made).hasVariables
    else { return nil }
    let mayFail = model.members("init", of: simplify(made), in: context).contains { found in
      if case .function(let function) = found.member { function.isFailable } else { false }
    }
    return mayFail ? nil : nominal
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
    var wanted = parameters[place].type
    if let inner = wrapped(wanted), inner.existential != nil { wanted = inner }
    switch wanted.kind {
    case .existential: return .existential
    case .parameter: return .generic
    case .tuple(let elements):
      guard case .tuple(let given) = root(call.types[index]).kind, given.count == elements.count
      else { return .otherType }
      let isSame = zip(given, elements).allSatisfy { mine, theirs in
        if case .parameter = theirs.type.kind { return true }
        let type = simplify(mine.type)
        guard let literal = type.asVariable.flatMap({ literals[$0] }) else {
          return type == theirs.type
        }
        return defaultType(of: literal).map { simplify($0) } == theirs.type
      }
      return isSame ? .sameType : .otherTuple
    case .nominal(let nominal, let arguments):
      let given =
        onlyMade(call.arguments.list[index].value.peeled)
        ?? root(call.types[index]).nominal
      let isOpen = arguments.contains { $0.flags.contains(.hasParameters) }
      return nominal === given && isOpen ? .sameType : .otherType
    default: return .otherType
    }
  }
}
