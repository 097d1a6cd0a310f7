import Machine
import Reading

// Operators have many meanings, and long chains of them must stay cheap: where the operands' types
// say which is meant, that one is chosen at once, without a search.

extension ConstraintSystem {
  func generateInfix(
    _ term: Term, _ name: Term.OperatorName, _ left: Term, _ right: Term
  ) -> Type? {
    // A chain leans to the left; walking it down by a loop keeps the stack shallow.
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

  /// Numbers that are calculated with one another are of one type, and so is what comes of it,
  /// whichever that will be: `1 + 2.5 + 3` is settled all at once, however long it is. That holds for
  /// the standard library's operators; a program may have given them other meanings.
  private func joinLiteralOperands(_ use: OverloadUse, _ call: CallUse) -> Bool {
    let name = use.name.text
    let isArithmetic = Self.arithmetic.contains(name)
    guard isArithmetic || Self.comparing.contains(name), call.types.count == 2,
      let left = root(call.types[0]).asVariable, let right = root(call.types[1]).asVariable,
      let first = literals[left], let second = literals[right],
      first.isNumber && second.isNumber || first.isText && second.isText && name == "+",
      !hasOwnOperator(name, of: first)
    else { return true }
    // The new one becomes the old one, for which a whole chain may wait.
    return equate(.variable(right), .variable(left), use.term)
      && (!isArithmetic || equate(call.result, .variable(left), use.term))
  }

  private static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^",
  ]
  private static let comparing: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  /// Whether the program declares a meaning of the operator, which the prelude knows nothing of.
  private func isOwnOperator(_ name: String) -> Bool {
    checker.declarations.isOwnOperator(name) && !context.file.isPrelude
  }

  /// Whether a meaning that the program gives the operator may be that of two such literals.
  private func hasOwnOperator(_ name: String, of literal: Literal) -> Bool {
    guard isOwnOperator(name) else { return false }
    guard case .none = checker.lookUp(name, in: checker.topContext(of: context)) else {
      return true
    }
    return checker.declarations.memberOperators[name]?.contains { function in
      function.interface.value.parameters.allSatisfy { mayBe($0, written: literal) }
    } ?? false
  }

  /// Whether it can be the parameter's, whatever a conformance asks of the type's arguments.
  private func mayBe(
    _ parameter: FunctionDeclaration.Parameter, written literal: Literal
  ) -> Bool {
    guard case .nominal = parameter.type.kind else { return true }
    let wanted = core.protocol(literal.protocolName)
    return checker.declaredConformances(of: parameter.type).contains {
      $0.0.protocol.closure.contains { $0 === wanted }
    }
  }

  /// The program's own types that have the operator, of operands that can be written as the literal; nil
  /// for one that can't be named.
  private func ownOperators(_ name: String, ofWhatMayBe literal: Literal) -> [Type?] {
    guard isOwnOperator(name), let members = checker.declarations.memberOperators[name] else {
      return []
    }
    return members.compactMap { function -> Type?? in
      let takesIt = function.interface.value.parameters.contains { mayBe($0, written: literal) }
      guard takesIt else { return nil }
      return .some((function.owner?.type as? NominalDeclaration)?.declaredType)
    }
  }

  /// Settles an operator if its operands say which is meant; else it waits.
  func attempt(_ use: OverloadUse, _ call: CallUse) -> Bool {
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
    let known = roots.filter { $0.asVariable == nil }
    guard !known.isEmpty else { return .open }
    var wanted = roots
    if known.count < roots.count {
      // `x + 1`: what a literal stands beside, it is, if it can be.
      guard known.count == 1, let type = known.first,
        let open = roots.first(where: { $0.asVariable != nil }),
        let id = open.asVariable, let literal = literals[id], isPlain(type)
      else { return .open }
      // What is shifted isn't of the type of the distance.
      if isShift(use), roots[0].asVariable != nil { return .open }
      switch literal {
      case .array, .dictionary, .nothing: return .open
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
      ? checker.declarations.standardOperators[key] : certainOperators[key]
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
      checker.declarations.standardOperators[key] = candidate
    } else {
      certainOperators[key] = candidate
    }
    return .chosen(candidate)
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
    checker.conformance(
      of: type, to: core.protocol(literal.protocolName), in: context.signature) != nil
  }

  private func isShift(_ use: OverloadUse) -> Bool {
    use.name.text.hasSuffix("<<") || use.name.text.hasSuffix(">>")
  }

  func isPrefix(_ use: OverloadUse) -> Bool {
    if case .prefix = use.term.kind { true } else { false }
  }

  func isPostfix(_ use: OverloadUse) -> Bool {
    if case .postfix = use.term.kind { true } else { false }
  }

  /// Whether the candidate takes exactly these types, without any conversion.
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

  /// What operands that aren't optional are compared with nil as.
  private func optionals(of types: [Type]) -> [Type] {
    types.map { simplify($0) }.filter { !$0.hasVariables && wrapped($0) == nil }
      .map { core.optional($0) }
  }

  // MARK: Candidates

  /// All functions that an operator's name can mean as a value.
  func operatorCandidates(_ name: String, _ term: Term) -> [Candidate] {
    loadTupleOperators(name)
    var functions = checker.memberOperators(named: name)
    if case .found(let named) = checker.lookUp(
      name, in: checker.topContext(of: context))
    {
      for case .function(let function) in named { functions.append(function) }
    }
    return functions.filter(isInReach).map { function in
      var substitution = Substitution.none
      for parameter in function.owner?.type.genericParameters ?? [] {
        substitution[parameter] = makeVariable()
      }
      var baseType: Type?
      if let owner = function.owner?.type as? NominalDeclaration {
        baseType = .nominal(owner, owner.genericParameters.map { substitution[$0] ?? .error })
      } else if let owner = function.owner?.type as? ProtocolDeclaration {
        baseType = substitution[owner.selfParameter]
      }
      return Candidate(
        reference: Reference(
          target: .function(function), base: function.owner == nil ? .none : .metatype,
          substitution: substitution, baseType: baseType, type: .error),
        isFromProtocol: function.owner?.type is ProtocolDeclaration,
        layer: function.layer?.number ?? 0, depth: 0)
    }
  }

  /// The operators of the name that the operands could mean.
  ///
  /// - Parameter isFar: Whether those of types come along that nothing speaks for, where an operand's
  ///   type is open.
  func candidates(_ use: OverloadUse, _ shape: OperatorShape, isFar: Bool) -> [Candidate] {
    let name = use.name.text
    var result: [Candidate] = []
    var seen: Set<ObjectIdentifier> = []
    func add(
      _ function: FunctionDeclaration, _ substitution: Substitution, _ base: Type?,
      _ fromProtocol: Bool
    ) {
      guard shape.isPrefix.map({ $0 == function.isPrefix }) ?? true,
        shape.isPostfix.map({ $0 == function.isPostfix }) ?? true,
        isInReach(function), function.interface.value.parameters.count == shape.types.count
      else { return }
      let isMemberOfProtocol = function.owner?.type is ProtocolDeclaration
      guard isMemberOfProtocol || seen.insert(ObjectIdentifier(function)).inserted else { return }
      let reference = Reference(
        target: .function(function), base: function.owner == nil ? .none : .metatype,
        substitution: substitution, baseType: base, type: .error)
      result.append(
        Candidate(
          reference: reference, isFromProtocol: fromProtocol, layer: function.layer?.number ?? 0,
          depth: 0))
    }
    if shape.types.contains(where: { mayBeTuple($0, isFar: isFar) }) { loadTupleOperators(name) }
    if case .found(let named) = checker.lookUp(
      name, in: checker.topContext(of: context))
    {
      for case .function(let function) in named { add(function, .none, nil, false) }
    }
    var looked: [Type] = []
    var isOpen = false
    // What a literal may turn out to be isn't known from what it is by default.
    var fromLiterals: Set<Type> = []
    for type in shape.types {
      var type = simplify(type)
      if let id = type.asVariable {
        if let literal = literals[id], let normal = defaultType(of: literal) {
          type = simplify(normal)
          if !looked.contains(type) { fromLiterals.insert(type) }
          // It may be of a type of the program's that has the operator.
          for owner in ownOperators(name, ofWhatMayBe: literal) {
            if let owner, !owner.flags.contains(.hasParameters) {
              looked.append(owner)
            } else {
              isOpen = true
            }
          }
        } else if literals[id] == nil {
          isOpen = true
          for lower in lowers(of: type) {
            looked.append(lower)
            if let inner = wrapped(lower), inner.asVariable == nil { looked.append(inner) }
          }
          continue
        } else {
          if case .nothing? = literals[id] { looked += optionals(of: shape.types) }
          continue
        }
      }
      looked.append(type)
      if let inner = wrapped(type), inner.asVariable == nil { looked.append(inner) }
    }
    let results = root(shape.result).asVariable.map { resultsWanted(of: $0) } ?? [shape.result]
    for result in results {
      let type = simplify(result)
      looked.append(wrapped(type).flatMap { $0.asVariable == nil ? $0 : nil } ?? type)
    }
    for type in looked where !type.isError {
      for found in checker.members(name, of: type, in: context) {
        guard case .function(let function) = found.member, !mixes(function, type) else { continue }
        var substitution = found.substitution
        // The members of `[T]` are those of any array, when another operand says which.
        var base = found.baseType
        if type.hasVariables {
          substitution = opened(function, substitution)
        } else if !takesItsOwner(function), let owner = function.owner?.type as? NominalDeclaration
        {
          substitution = opened(function, substitution)
          base = openedNominal(owner, substitution)
        }
        if fromLiterals.contains(type), let owner = function.owner?.type as? ProtocolDeclaration {
          guard seen.insert(ObjectIdentifier(function)).inserted else { continue }
          base = makeVariable()
          substitution[owner.selfParameter] = base
        }
        add(function, substitution, base, found.isFromProtocol != nil)
      }
      for function in checker.protocolOperators(named: name, of: type, in: context) {
        guard let owner = function.owner?.type as? ProtocolDeclaration, !mixes(function, type)
        else { continue }
        if isShift(use), fromLiterals.contains(type) {
          guard seen.insert(ObjectIdentifier(function)).inserted else { continue }
          let base = makeVariable()
          add(function, Substitution(owner.selfParameter, base), base, true)
          continue
        }
        let hasOwn = result.contains { candidate in
          guard case .function(let other) = candidate.reference.target else { return false }
          return other.owner?.type == type.nominal || other === function
        }
        if hasOwn { continue }
        add(function, Substitution(owner.selfParameter, type), type, true)
      }
    }
    // What one literal is, only what becomes of it may say: `reduce(~0, add)` of `UInt32`.
    let isLoneLiteral = shape.types.count == 1 && !fromLiterals.isEmpty
    if isOpen || isLoneLiteral, isFar {
      for function in checker.memberOperators(named: name)
      where isOpen || function.owner?.type is ProtocolDeclaration {
        var substitution = Substitution.none
        for parameter in function.owner?.type.genericParameters ?? [] {
          substitution[parameter] = makeVariable()
        }
        let base = (function.owner?.type as? NominalDeclaration).map {
          Type.nominal($0, $0.genericParameters.map { substitution[$0] ?? .error })
        }
        if let owner = function.owner?.type as? ProtocolDeclaration, isLoneLiteral {
          add(function, substitution, substitution[owner.selfParameter], true)
        } else {
          add(function, substitution, base, function.owner?.type is ProtocolDeclaration)
        }
      }
    }
    return result
  }

  /// Whether the operator may be used here. One that is a private member isn't found even in its own
  /// type, since operators are looked up from the outside.
  private func isInReach(_ function: FunctionDeclaration) -> Bool {
    if function.access >= .module, function.layer === context.layer { return true }
    if function.access == .private, function.owner != nil { return false }
    return checker.isAccessible(function, from: context)
  }

  /// Whether a protocol's operator wants two of the same type, which two existentials needn't hold.
  private func mixes(_ function: FunctionDeclaration, _ type: Type) -> Bool {
    guard type.existential != nil, let owner = function.owner?.type as? ProtocolDeclaration else {
      return false
    }
    let own = function.interface.value.parameters.filter { parameter in
      parameter.type.contains { $0 == owner.selfParameter.type }
    }
    return own.count > 1
  }

  private func loadTupleOperators(_ name: String) {
    _ = core.scope.names[PreludeLoader.tupleName(name)]
  }

  private func mayBeTuple(_ type: Type, isFar: Bool) -> Bool {
    let known = lowers(of: type)
    if known.isEmpty { return isFar && root(type).asVariable.map { literals[$0] == nil } ?? false }
    return known.contains { type in
      if case .tuple = type.kind { true } else { false }
    }
  }

  /// Whether the operand that an operator is found through is one of its own type, which says what
  /// the type's parameters are: not so for `static func * <B>(l: Rate<Per<A, B>>, r: Rate<B>)`.
  private func takesItsOwner(_ function: FunctionDeclaration) -> Bool {
    guard let owner = function.owner?.type as? NominalDeclaration,
      !owner.genericParameters.isEmpty
    else { return true }
    return function.genericParameters.isEmpty
      && function.interface.value.parameters.contains { $0.type == owner.declaredType }
  }

  private func opened(
    _ function: FunctionDeclaration, _ substitution: Substitution
  ) -> Substitution {
    guard let owner = function.owner?.type as? NominalDeclaration else { return substitution }
    var result = substitution
    for parameter in owner.genericParameters { result[parameter] = makeVariable() }
    return result
  }

  /// What an operator's result is wanted as, by itself or through what it is given to:
  /// `reduce(~0, add)` where a `UInt32` is wanted.
  private func resultsWanted(of id: Int) -> [Type] {
    var seen: Set<Int> = [id]
    var found: [Type] = []
    var open = [id]
    while let next = open.popLast() {
      let bounds = gatherBounds(of: next)
      found += bounds.uppers
      open += bounds.upperVariables.filter { seen.insert($0).inserted }
    }
    return found
  }
}

/// What an operator is given and gives, as far as that is known, and where it stands; nil of a value.
struct OperatorShape {
  var types: [Type]
  var result: Type
  var isPrefix: Bool?
  var isPostfix: Bool?
}

struct OperatorKey: Hashable {
  let name: String
  let types: [Type]
  let isPrefix: Bool
  let isPostfix: Bool
}
