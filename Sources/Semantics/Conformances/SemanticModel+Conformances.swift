/// Conformances of types to protocols.
extension SemanticModel {
  /// The conformance of the type to the protocol, with conditions met; nil if it doesn't conform,
  /// or if a variable in it leaves that open.
  package func conformance(
    of type: Type, to wanted: ProtocolDeclaration, in signature: GenericSignature
  ) -> ConformanceReference? {
    if wanted.isUniversal { return .structural }
    switch type.kind {
    case .error: return .abstract(type)
    case .variable: return nil
    case .nominal:
      guard let (declared, arguments) = declaredConformance(of: type, to: wanted) else {
        return wanted.isSendable ? structuralSendable(type, signature) : nil
      }
      guard !declared.isUnavailable,
        declared.conditions.allSatisfy({ isMet($0, arguments, in: signature) })
      else { return nil }
      return .declared(declared, arguments: arguments)
    case .parameter, .member:
      let reduced = reduce(type, in: signature)
      guard isAbstract(reduced) else {
        return conformance(of: reduced, to: wanted, in: signature)
      }
      return abstractConformance(of: reduced, to: wanted, in: signature)
    case .opaque: return abstractConformance(of: type, to: wanted, in: signature)
    case .existential(let existential):
      return conforms(existential, to: wanted, in: signature) ? .existential : nil
    case .tuple, .function, .metatype:
      return wanted.isSendable ? structuralSendable(type, signature) : nil
    }
  }

  package func conforms(
    _ type: Type, to wanted: ProtocolDeclaration, in signature: GenericSignature
  ) -> Bool {
    conformance(of: type, to: wanted, in: signature) != nil
  }

  /// The conformance declared by a nominal type or one of its superclasses, without checking its
  /// conditions. The arguments substitute the declaring type's parameters.
  package func declaredConformance(
    of type: Type, to wanted: ProtocolDeclaration
  ) -> (ConformanceDeclaration, Substitution)? {
    var type = type
    // Only superclasses of classes can form a cycle.
    var seen: Set<NominalDeclaration> = []
    while case .nominal(let declaration, let arguments) = type.kind, !seen.contains(declaration) {
      let substitution = Substitution(declaration.genericParameters, arguments)
      if let found = declaration.conformanceTable.find(wanted, core) {
        requests?.noteUse(of: found)
        return (found, substitution)
      }
      guard declaration.kind == .class, !declaration.superclass.isComputing,
        let superclass = declaration.superclass.value
      else { return nil }
      seen.insert(declaration)
      type = self.substitute(superclass, substitution, in: .empty)
    }
    return nil
  }

  /// All declared conformances of a nominal type, without checking conditions. Its own precede
  /// those of superclasses.
  package func declaredConformances(of type: Type) -> [(ConformanceDeclaration, Substitution)] {
    var result: [(ConformanceDeclaration, Substitution)] = []
    if case .nominal(let declaration, let arguments) = type.kind, declaration.kind != .class {
      let substitution = Substitution(declaration.genericParameters, arguments)
      return declaration.conformanceTable.all(core).map { ($0, substitution) }
    }
    var known: Set<ProtocolDeclaration> = []
    var type = type
    var seen: Set<NominalDeclaration> = []
    while case .nominal(let declaration, let arguments) = type.kind, !seen.contains(declaration) {
      seen.insert(declaration)
      let substitution = Substitution(declaration.genericParameters, arguments)
      for one in declaration.conformanceTable.all(core) where known.insert(one.protocol).inserted {
        result.append((one, substitution))
      }
      guard declaration.kind == .class, !declaration.superclass.isComputing,
        let superclass = declaration.superclass.value
      else { break }
      type = substitute(superclass, substitution, in: .empty)
    }
    return result
  }

  /// The protocols whose extensions provide members of a type, nearest first.
  func conformedProtocols(of type: Type, in signature: GenericSignature) -> [ProtocolDeclaration] {
    conformedProtocols(of: type, in: signature) { _ in true }
  }

  /// The conformed protocols for which `isWanted` is true. Conditions of other conformances aren't
  /// checked.
  package func conformedProtocols(
    of type: Type, in signature: GenericSignature, where isWanted: (ProtocolDeclaration) -> Bool
  ) -> [ProtocolDeclaration] {
    switch type.kind {
    case .nominal(let declaration, let arguments) where declaration.kind != .class:
      // Every member lookup calls this, and without superclasses there are no duplicates to remove.
      let substitution = Substitution(declaration.genericParameters, arguments)
      var result: [ProtocolDeclaration] = []
      for declared in declaration.conformanceTable.all(core)
      where isWanted(declared.protocol)
        && declared.conditions.allSatisfy({ isMet($0, substitution, in: signature) })
      {
        result.append(declared.protocol)
      }
      return result
    case .nominal:
      return declaredConformances(of: type).filter { declared, arguments in
        isWanted(declared.protocol)
          && declared.conditions.allSatisfy { isMet($0, arguments, in: signature) }
      }.map(\.0.protocol)
    case .parameter, .member, .opaque:
      let reduced = reduce(type, in: signature)
      if !isAbstract(reduced) {
        return conformedProtocols(of: reduced, in: signature, where: isWanted)
      }
      var result = signature.protocols(of: reduced).filter(isWanted)
      if let superclass = signature.superclass(of: reduced) {
        for one in conformedProtocols(of: superclass, in: signature, where: isWanted)
        where !result.contains(one) {
          result.append(one)
        }
      }
      return result
    case .existential(let existential):
      var result: [ProtocolDeclaration] = []
      for one in existential.protocols.flatMap(\.closure)
      where isWanted(one) && !result.contains(one) {
        result.append(one)
      }
      if let superclass = existential.superclass {
        for one in conformedProtocols(of: superclass, in: signature, where: isWanted)
        where !result.contains(one) {
          result.append(one)
        }
      }
      return result
    case .tuple, .function, .metatype, .variable, .error: return []
    }
  }

  // MARK: Requirements

  /// Whether a signature's requirement holds for the substituted types. Open types count as
  /// conforming, because the solver checks again once they are known.
  package func isMet(
    _ requirement: GenericRequirement, _ substitution: Substitution, in signature: GenericSignature
  ) -> Bool {
    func put(_ type: Type) -> Type { substitute(type, substitution, in: signature) }
    switch requirement {
    case .conforms(let type, let wanted):
      let type = put(type)
      return type.isOpen || conforms(type, to: wanted, in: signature)
    case .same(let left, let right):
      let left = reduce(put(left), in: signature)
      let right = reduce(put(right), in: signature)
      return left == right || left.isError || right.isError || left.hasVariables
        || right.hasVariables
    case .inherits(let type, let superclass):
      let type = put(type)
      return type.isOpen || isSubclass(type, of: put(superclass), in: signature)
    case .classBound(let type):
      let type = put(type)
      return type.isOpen || isClassBound(type, in: signature)
    }
  }

  /// The first unmet requirement of the signature.
  func unmetRequirement(
    of wanted: GenericSignature, _ substitution: Substitution, in signature: GenericSignature
  ) -> GenericRequirement? {
    wanted.requirements.first { !isMet($0, substitution, in: signature) }
  }

  /// Whether the type has generic arguments that don't meet their requirements: `Set<Item>` if `Item`
  /// isn't `Hashable`. It has an error where it is written.
  package func hasUnmetArguments(_ type: Type) -> Bool {
    if type.flags.contains(.hasParameters) || type.hasVariables { return false }
    if case .nominal(let declaration, let arguments) = type.kind, !arguments.isEmpty,
      !declaration.ownSignature.isComputing
    {
      let substitution = Substitution(declaration.genericParameters, arguments)
      if unmetRequirement(of: declaration.signature, substitution, in: .empty) != nil {
        return true
      }
    }
    var isUnmet = false
    type.forEachPart { isUnmet = isUnmet || hasUnmetArguments($0) }
    return isUnmet
  }

  package func isSubclass(_ type: Type, of superclass: Type, in signature: GenericSignature) -> Bool
  {
    var current: Type? = type
    var steps = 0
    while let type = current, steps < 1_000 {
      if type == superclass || type.isError || superclass.isError { return true }
      steps += 1
      switch type.kind {
      case .nominal(let declaration, let arguments):
        current = declaration.superclass.value.map {
          substitute(
            $0, Substitution(declaration.genericParameters, arguments), in: signature)
        }
      case .parameter, .member, .opaque:
        let reduced = reduce(type, in: signature)
        current =
          isAbstract(reduced) ? signature.superclass(of: reduced) : reduced
      case .existential(let existential): current = existential.superclass
      case .tuple, .function, .metatype, .variable, .error: return false
      }
    }
    return false
  }

  package func isClassBound(_ type: Type, in signature: GenericSignature) -> Bool {
    switch type.kind {
    case .nominal(let declaration, _): return declaration.isReference
    case .parameter, .member, .opaque:
      let reduced = reduce(type, in: signature)
      return isAbstract(reduced)
        ? signature.isClassBound(reduced) : isClassBound(reduced, in: signature)
    // An existential doesn't satisfy `AnyObject` for a generic parameter, except `any AnyObject`
    // itself.
    case .existential(let existential):
      return existential.isClassBound && existential.protocols.isEmpty
    case .error: return true
    case .tuple, .function, .metatype, .variable: return false
    }
  }

  // MARK: Existentials and parameters

  private func conforms(
    _ existential: Existential, to wanted: ProtocolDeclaration, in signature: GenericSignature
  ) -> Bool {
    if existential.protocols.contains(where: { $0.inherits(from: wanted) }),
      wanted.isMarker || wanted === core.protocolIfDeclared("Error") && existential.isPlainError
    {
      return true
    }
    return existential.superclass.map { conforms($0, to: wanted, in: signature) } ?? false
  }

  private func abstractConformance(
    of type: Type, to wanted: ProtocolDeclaration, in signature: GenericSignature
  ) -> ConformanceReference? {
    if signature.protocols(of: type).contains(wanted) { return .abstract(type) }
    if let superclass = signature.superclass(of: type) {
      return conformance(of: superclass, to: wanted, in: signature)
    }
    return nil
  }
}

extension Type {
  /// Whether the type is a variable, or an associated type of one.
  package var isOpen: Bool {
    switch kind {
    case .variable: true
    case .member(let base, _): base.isOpen || base.hasVariables
    default: false
    }
  }
}

extension ProtocolDeclaration {
  /// Whether every type conforms to the protocol.
  var isUniversal: Bool {
    switch known {
    case .copyable?, .escapable?, .bitwiseCopyable?: isMarker
    default: false
    }
  }
  package var isSendable: Bool { known == .sendable || known == .sendableMetatype }
}

extension Existential {
  /// `any Error`, possibly `& Sendable`.
  fileprivate var isPlainError: Bool {
    superclass == nil
      && protocols.allSatisfy { $0.known == .error || $0.isPrelude && $0.isMarker }
  }
}
