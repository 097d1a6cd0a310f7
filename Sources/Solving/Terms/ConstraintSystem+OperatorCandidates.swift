import Reading
import Semantics

/// Overload candidates of operators.
extension ConstraintSystem {
  /// All functions that an operator as a value can refer to.
  func operatorCandidates(_ name: String, _ term: Term) -> [Candidate] {
    loadTupleOperators(name)
    let functions =
      solver.memberOperators(named: name) + solver.globalOperators(named: name, in: context)
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

  /// The operator's overload candidates for the operands.
  ///
  /// - Parameter isFar: Whether to include members of types that no operand suggests, if an
  ///   operand's type is open.
  package func candidates(_ use: OverloadUse, _ shape: OperatorShape, isFar: Bool) -> [Candidate] {
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
    if case .found(let named) = model.lookUp(
      name, in: model.topContext(of: context))
    {
      for case .function(let function) in named { add(function, .none, nil, false) }
    }
    var looked: [Type] = []
    var isOpen = false
    // The default types of literals; the context may choose other types.
    var fromLiterals: Set<Type> = []
    for type in shape.types {
      var type = simplify(type)
      if let id = type.asVariable {
        let lowers = literals[id] == nil ? lowers(of: type) : []
        if literals[id] == nil {
          isOpen = true
          for lower in lowers {
            looked.append(lower)
            if let inner = wrapped(lower), inner.asVariable == nil { looked.append(inner) }
          }
        }
        if lowers.isEmpty, let literal = suggestedLiteral(id),
          let normal = defaultType(of: literal)
        {
          type = simplify(normal)
          if !looked.contains(type) { fromLiterals.insert(type) }
          // The operand may have a type of the program that declares the operator.
          for owner in ownOperators(name, ofWhatMayBe: literal) {
            if let owner, !owner.flags.contains(.hasParameters) {
              looked.append(owner)
            } else {
              isOpen = true
            }
          }
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
      for found in model.members(name, of: type, in: context) {
        guard case .function(let function) = found.member, !mixes(function, type) else { continue }
        var substitution = found.substitution
        // An operator found through `[T]` with an open `T` can be any array's. Another operand
        // determines which.
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
      for function in solver.protocolOperators(named: name, of: type, in: context) {
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
          return other === function
            || other.owner?.type == type.nominal && (other.isFromPrelude || hasEqualOperands(other))
        }
        if hasOwn { continue }
        add(function, Substitution(owner.selfParameter, type), type, true)
      }
    }
    // Only the context can determine the type of a single literal: `reduce(~0, add)` with `UInt32`.
    let isLoneLiteral = shape.types.count == 1 && !fromLiterals.isEmpty
    if isOpen || isLoneLiteral, isFar {
      for function in solver.memberOperators(named: name)
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

  /// Whether an operator of the program can be a witness, and isn't one for two types: `static func == (a: M, b: Int)`.
  private func hasEqualOperands(_ function: FunctionDeclaration) -> Bool {
    let parameters = function.interface.value.parameters
    return parameters.allSatisfy { $0.type == parameters.first?.type }
  }

  /// The literal whose type the variable is, or a literal that converts to it: `reduce(0, +)`.
  func suggestedLiteral(_ id: Int) -> Literal? {
    literals[id] ?? gatherBounds(of: id).lowerVariables.lazy.compactMap { self.literals[$0] }.first
  }

  /// The literal that a variable is, or one that its values are if all of them are literals: the
  /// element of `[1, 2]`.
  func onlyLiteral(_ id: Int) -> Literal? {
    if let own = literals[id] { return own }
    let bounds = gatherBounds(of: id)
    guard bounds.lowers.isEmpty else { return nil }
    let below = bounds.lowerVariables.map { literals[$0] }
    return below.contains { $0 == nil } ? nil : below.first ?? nil
  }

  /// Whether the operator is accessible here. A private operator isn't found even in its own type,
  /// because operator lookup starts outside.
  func isInReach(_ function: FunctionDeclaration) -> Bool {
    if function.access >= .module, function.layer === context.layer { return true }
    if function.access == .private, function.owner != nil { return false }
    return model.isAccessible(function, from: context)
  }

  /// Whether a protocol's operator requires two values of one type. Two existentials can contain
  /// different types.
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

  /// Whether the operand that led to the operator has the owner's type and determines its generic
  /// parameters. It doesn't for `static func * <B>(l: Rate<Per<A, B>>, r: Rate<B>)`.
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

  /// The candidate result types of an operator, from its context or from the call around it:
  /// `reduce(~0, add)` with `UInt32`.
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
