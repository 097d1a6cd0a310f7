/// Witnesses for the requirements of protocols.
extension SemanticModel {
  /// The witness for a requirement in a known type, with its substitution. The requirement's own
  /// parameters stay unchanged. For an accessor, the result is the property, subscript or case. Nil
  /// if the witness depends on the type at run time.
  package func witness(
    for requirement: Declaration, of type: Type, in signature: GenericSignature
  ) -> (declaration: Declaration, substitution: Substitution)? {
    guard let declaring = requirement.owner?.type as? ProtocolDeclaration,
      case .declared(let conformance, let arguments)? = conformance(
        of: type, to: declaring, in: signature),
      let witness = resolveWitness(for: requirement, in: conformance).witness
    else { return nil }
    var substitution = witness.substitution.mapTypes {
      substitute($0, arguments, in: signature)
    }
    if case .byDefault(let offering) = witness.origin {
      substitution[offering.selfParameter] = type
    }
    return (witness.declaration, substitution)
  }

  /// The witness for the requirement in this conformance, found once.
  package func resolveWitness(
    for requirement: Declaration, in conformance: ConformanceDeclaration
  ) -> WitnessResolution {
    if let accessor = requirement as? FunctionDeclaration, let storage = accessor.storage {
      return resolveWitness(for: storage, in: conformance)
    }
    let key = ObjectIdentifier(requirement)
    if let known = conformance.witnesses[key] { return known }
    conformance.witnesses[key] = .resolving
    let result =
      restatedWitness(for: requirement, in: conformance)
      ?? findWitness(for: requirement, in: conformance)
    conformance.witnesses[key] = result
    return result
  }

  // MARK: Finding

  private func findWitness(
    for requirement: Declaration, in conformance: ConformanceDeclaration
  ) -> WitnessResolution {
    guard let matching = WitnessMatching(self, conformance, requirement) else {
      return .missing([])
    }
    var rejected: [(candidate: Declaration, mismatch: WitnessMismatch)] = []
    func fitting(_ candidates: [WitnessCandidate]) -> [Witness] {
      candidates.compactMap { candidate in
        switch matching.match(candidate.declaration, candidate.substitution) {
        case .fits(let substitution):
          return Witness(
            declaration: candidate.declaration, substitution: substitution,
            origin: candidate.origin)
        case .differs(let mismatch):
          rejected.append((candidate.declaration, mismatch))
          return nil
        }
      }
    }

    let own = fitting(ownCandidates(for: requirement, in: conformance))
    if let best = bestMember(own) {
      return .found(
        best, problems: problems(with: best, requirement, in: conformance, matching))
    }
    let defaults = fitting(defaultCandidates(for: requirement, in: conformance))
    let written = defaults.filter { !$0.declaration.isFromPrelude }
    if let best = mostSpecific(written) {
      return isContested(best, written) ? .missing(rejected) : .found(best, problems: [])
    }
    if comparesRawValues(conformance), let best = mostSpecific(defaults) {
      return .found(best, problems: [])
    }
    if let synthesized = synthesizedWitness(for: requirement, in: conformance) {
      let witness = Witness(
        declaration: synthesized,
        substitution: Substitution(
          conformance.type.genericParameters, conformance.conformingType.arguments),
        origin: .synthesized)
      return .found(witness, problems: [])
    }
    if let best = mostSpecific(defaults) { return .found(best, problems: []) }
    return .missing(rejected)
  }

  /// Whether the library compares the values by a raw value that the program declares. Nothing is
  /// synthesized then.
  private func comparesRawValues(_ conformance: ConformanceDeclaration) -> Bool {
    guard conformance.protocol.isPrelude,
      ["Equatable", "Hashable"].contains(conformance.protocol.name), !conformance.type.isPrelude,
      conformance.type.rawType.value == nil,
      let rawRepresentable = core.protocolIfDeclared("RawRepresentable")
    else { return false }
    return conformance.type.conformanceTable.find(rawRepresentable, core) != nil
  }

  /// Among several matching overloads, the least generic and the nearest.
  private func bestMember(_ fitting: [Witness]) -> Witness? {
    fitting.enumerated().min { left, right in
      let leftCount = left.element.declaration.ownSignature.requirements.count
      let rightCount = right.element.declaration.ownSignature.requirements.count
      if left.element.declaration.owner?.type == right.element.declaration.owner?.type,
        leftCount != rightCount
      {
        return leftCount > rightCount
      }
      return left.offset < right.offset
    }?.element
  }

  /// Among several matching default implementations, the one of the most refined protocol with the
  /// most specific `where` clause.
  private func mostSpecific(_ fitting: [Witness]) -> Witness? {
    var best: Witness?
    for one in fitting {
      if let current = best, !isMoreSpecific(one.declaration, current.declaration) { continue }
      best = one
    }
    return best
  }

  /// Whether a protocol that has nothing to do with this one's offers a default as well.
  private func isContested(_ best: Witness, _ all: [Witness]) -> Bool {
    all.contains { other in
      other.declaration !== best.declaration
        && other.declaration.owner?.type != best.declaration.owner?.type
        && !isMoreSpecific(best.declaration, other.declaration)
        && !isMoreSpecific(other.declaration, best.declaration)
    }
  }

  /// Whether a default implementation is of a more refined protocol, or has more conditions.
  private func isMoreSpecific(_ left: Declaration, _ right: Declaration) -> Bool {
    guard let mine = left.owner?.type as? ProtocolDeclaration,
      let other = right.owner?.type as? ProtocolDeclaration
    else { return false }
    let mineCount = left.owner?.signature.requirements.count ?? 0
    let otherCount = right.owner?.signature.requirements.count ?? 0
    if mine == other {
      if mineCount != otherCount { return mineCount > otherCount }
      return right.isDisfavored && !left.isDisfavored
    }
    if mine.inherits(from: other) { return true }
    if other.inherits(from: mine) { return false }
    return refinements(left).contains { $0.inherits(from: other) }
  }

  /// An extension's requirements on `Self` besides its own protocol.
  private func refinements(_ declaration: Declaration) -> [ProtocolDeclaration] {
    guard let owner = declaration.owner else { return [] }
    return owner.signature.requirements.compactMap { requirement in
      if case .conforms(let subject, let wanted) = requirement, subject == owner.selfType {
        return wanted
      }
      return nil
    }
  }
}

/// A candidate witness.
struct WitnessCandidate {
  var declaration: Declaration
  /// The substitution for its owner's generic parameters.
  var substitution: Substitution
  var origin = Witness.Origin.member
}

extension SemanticModel {
  /// Members of the type and its superclasses, and global operators.
  private func ownCandidates(
    for requirement: Declaration, in conformance: ConformanceDeclaration
  ) -> [WitnessCandidate] {
    var result: [WitnessCandidate] = []
    var current: Type? = conformance.conformingType
    var seen: Set<NominalDeclaration> = []
    while case .nominal(let declaration, let arguments)? = current?.kind,
      seen.insert(declaration).inserted
    {
      let substitution = Substitution(declaration.genericParameters, arguments)
      for member in declaration.members[requirement.name] {
        guard let one = member.declaration,
          !result.contains(where: { $0.declaration.overrides(one) })
        else { continue }
        result.append(WitnessCandidate(declaration: one, substitution: substitution))
      }
      // Initializers of a superclass are members of the class itself, if it inherits them.
      if requirement.name == "init" { break }
      current = declaration.superclass.value.map {
        substitute($0, substitution, in: conformance.signature)
      }
    }
    if let first = requirement.name.first, !first.isLetter, first != "_" {
      for function in operators(requirement.name, around: conformance) {
        result.append(WitnessCandidate(declaration: function, substitution: .none))
      }
    }
    return result
  }

  /// Global operator functions.
  private func operators(
    _ name: String, around conformance: ConformanceDeclaration
  ) -> [FunctionDeclaration] {
    // The prelude's types have their operators as members.
    if conformance.layer == nil { return [] }
    var result: [FunctionDeclaration] = []
    var context = conformance.extension?.context ?? conformance.type.context
    while let current = context {
      for case .function(let function) in current.names[name] ?? [] where function.owner == nil {
        result.append(function)
      }
      context = current.parent
    }
    return result
  }

  /// Members of extensions of the protocols that the type conforms to wherever this conformance
  /// holds. A conformance with more conditions offers nothing, even to types that meet them.
  private func defaultCandidates(
    for requirement: Declaration, in conformance: ConformanceDeclaration
  ) -> [WitnessCandidate] {
    let type = conformance.conformingType
    var result: [WitnessCandidate] = []
    for (conformed, arguments) in declaredConformances(of: type) {
      guard conformed.conditions.allSatisfy({ isMet($0, arguments, in: conformance.signature) })
      else { continue }
      let offering = conformed.protocol
      for member in offering.members[requirement.name] {
        guard let one = member.declaration, one.owner?.extension != nil else { continue }
        result.append(
          WitnessCandidate(
            declaration: one, substitution: Substitution(offering.selfParameter, type),
            origin: .byDefault(offering)))
      }
    }
    return result
  }
}

extension Declaration {
  package var isFromPrelude: Bool {
    owner.map { $0.extension?.isPrelude ?? $0.type.isPrelude } ?? (layer == nil)
  }
}

// Requirements that a protocol declares again, although a protocol that it refines has them.

extension SemanticModel {
  /// The witness for a requirement of a refined protocol, if this requirement declares it again. Its conformance
  /// determines the witness: the type can inherit it or declare it with fewer conditions.
  func restatedWitness(
    for requirement: Declaration, in conformance: ConformanceDeclaration
  ) -> WitnessResolution? {
    guard !conformance.protocol.isPrelude, let shape = MemberShape(requirement) else { return nil }
    for refined in conformance.protocol.closure where refined !== conformance.protocol {
      for case let member? in refined.members[requirement.name].map(\.declaration)
      where restates(requirement, shape, member, of: refined, in: conformance.protocol) {
        guard
          case .declared(let other, let arguments)? = self.conformance(
            of: conformance.conformingType, to: refined, in: conformance.signature),
          let witness = resolveWitness(for: member, in: other).witness
        else { continue }
        var restated = witness
        restated.substitution = witness.substitution.mapTypes {
          substitute($0, arguments, in: conformance.signature)
        }
        return .found(restated, problems: [])
      }
    }
    return nil
  }

  /// Whether both requirements have the same name, labels and types. A generic requirement is always a new one.
  private func restates(
    _ requirement: Declaration, _ shape: MemberShape, _ other: Declaration,
    of refined: ProtocolDeclaration, in refining: ProtocolDeclaration
  ) -> Bool {
    guard other !== requirement, other.owner?.extension == nil,
      other.isStatic == requirement.isStatic, let known = MemberShape(other),
      known.kind == shape.kind, known.labels == shape.labels,
      known.genericParameters.isEmpty, shape.genericParameters.isEmpty,
      known.types.count == shape.types.count
    else { return false }
    let substitution = Substitution(refined.selfParameter, .parameter(refining.selfParameter))
    let signature = refining.signature
    return zip(known.types, shape.types).allSatisfy { mine, theirs in
      reduce(substitute(mine, substitution, in: signature), in: signature)
        == reduce(theirs, in: signature)
    }
  }
}
