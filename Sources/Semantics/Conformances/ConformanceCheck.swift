import Machine
import Reading

/// Checks one declared conformance: all witnesses exist and match their requirements. It reports at
/// most once that the type doesn't conform, with notes on missing witnesses. Each wrong member is
/// reported at the member.
struct ConformanceCheck {
  let model: SemanticModel
  let conformance: ConformanceDeclaration
  /// The missing witnesses, for the notes and the advice.
  private(set) var lacking: [Lack] = []

  /// A missing witness.
  enum Lack {
    case associatedType(AssociatedType, TypeWitness)
    case requirement(Declaration, type: String, near: [(Declaration, WitnessMismatch)])
    /// An associated type that doesn't meet the protocol's requirements.
    case condition(GenericRequirement)
    /// An initializer parameter type that can't hold a literal.
    case literalType
  }

  init(_ model: SemanticModel, _ conformance: ConformanceDeclaration) {
    self.model = model
    self.conformance = conformance
  }

  private var type: NominalDeclaration { conformance.type }
  private var wanted: ProtocolDeclaration { conformance.protocol }

  mutating func run() {
    guard let position = conformance.position else { return }
    if conformance.isWritten, !type.isReference,
      wanted.closure.contains(where: \.isClassBound)
    {
      model.report(
        ConformanceMessage.valueForClassProtocol(type: name, protocol: wanted.name), at: position)
      return
    }
    if let superclass = wanted.superclass.value,
      !model.isSubclass(conformance.conformingType, of: superclass, in: conformance.signature)
    {
      model.report(
        ConformanceMessage.superclassRequired(
          protocol: wanted.name, type: name, superclass: superclass), at: position)
      return
    }
    if isNotCopyable(at: position) { return }
    if isolatedForSendable(at: position) || impliedByCondition(at: position) { return }
    if wanted.isSendable {
      SendableCheck(model, conformance).run()
      return
    }
    if wanted.isMarker { return }
    findLackingTypes()
    if !lacking.isEmpty, isSaidElsewhere { return }
    if lacking.isEmpty {
      findOddLiteralType()
      findBrokenConditions()
      findLackingMembers()
    }
    if !lacking.isEmpty { report(at: position) }
    CodingCheck(model, conformance).run()
  }

  /// The type's name in messages.
  private var name: String { "\(conformance.conformingType)" }

  /// Values of `Sendable` types, and their metatypes, leave the actor. A conformance to a protocol that
  /// requires this can't belong to the actor.
  private func isolatedForSendable(at position: Position) -> Bool {
    guard conformance.isWritten, case .global(let actor) = conformance.isolation,
      wanted.closure.contains(where: {
        $0.isSendable
      })
    else { return false }
    model.report(
      ConformanceMessage.isolatedForSendable(
        type: name, protocol: wanted.name, actor: ActorName(actor)), at: position)
    return true
  }

  /// Whether the protocol is only for copyable types, and the type isn't one.
  private func isNotCopyable(at position: Position) -> Bool {
    guard model.declarations.hasNoncopyableTypes, type.suppressesCopyable.value,
      !wanted.selfParameter.isNoncopyable, !wanted.isSendable, wanted.known != .copyable,
      wanted.known != .escapable
    else { return false }
    model.report(CopyingMessage.typeIsNotCopyable(type.declaredType), at: position)
    return true
  }

  private func impliedByCondition(at position: Position) -> Bool {
    guard case .implied(let other) = conformance.source, !other.conditions.isEmpty,
      other.protocol != wanted
    else { return false }
    model.report(
      ConformanceMessage.conditionalImplication(
        type: name, protocol: other.protocol.name, inherited: wanted.name), at: position)
    return true
  }

  /// Whether the conformance that implies this one also lacks associated types.
  private var isSaidElsewhere: Bool {
    guard case .implied(let other) = conformance.source else { return false }
    return other.protocol.associatedTypes.contains {
      !model.typeWitnessResult(named: $0.name, of: type).isFound
    }
  }

  // MARK: Missing witnesses

  private mutating func findLackingTypes() {
    for associated in wanted.associatedTypes {
      let result = model.typeWitnessResult(named: associated.name, of: type)
      if case .found(let witness) = result, model.isNoncopyable(witness),
        let position = conformance.position
      {
        model.report(CopyingMessage.typeIsNotCopyable(witness), at: position)
      }
      if !result.isFound { lacking.append(.associatedType(associated, result)) }
    }
  }

  private mutating func findOddLiteralType() {
    guard let allowed = wanted.literalTypes, let associated = wanted.associatedTypes.first,
      let witness = model.typeWitness(named: associated.name, of: type),
      case .nominal(let literal, _) = witness.kind
    else { return }
    if !literal.isPrelude || !allowed.contains(literal.name) { lacking.append(.literalType) }
  }

  private mutating func findBrokenConditions() {
    let substitution = Substitution(wanted.selfParameter, conformance.conformingType)
    for requirement in wanted.requirements.value {
      // Refined protocols have conformances of their own.
      if case .conforms(let subject, _) = requirement, subject == wanted.declaredType { continue }
      if case .classBound(let subject) = requirement, subject == wanted.declaredType { continue }
      if !model.isMet(requirement, substitution, in: conformance.signature) {
        lacking.append(
          .condition(
            requirement.mapTypes {
              model.reduce(
                model.substitute($0, substitution, in: conformance.signature),
                in: conformance.signature)
            }))
      }
    }
  }

  private mutating func findLackingMembers() {
    for requirement in wanted.requiredMembers {
      switch model.resolveWitness(for: requirement, in: conformance) {
      case .resolving: continue
      case .found(let witness, let problems):
        for problem in problems { report(problem, of: witness.declaration, requirement) }
      case .missing(let candidates):
        if let near = candidates.max(by: { $0.mismatch.rank < $1.mismatch.rank }),
          case .labels = near.mismatch, !near.candidate.isFromPrelude
        {
          reportLabels(of: near.candidate, requirement)
          continue
        }
        let matching = WitnessMatching(model, conformance, requirement)
        lacking.append(
          .requirement(
            requirement, type: matching?.requiredDescription ?? "",
            near: candidates.map { ($0.candidate, $0.mismatch) }))
      }
    }
  }
}

extension ProtocolDeclaration {
  /// The types of literals for the protocol's initializer; nil for other protocols.
  fileprivate var literalTypes: Set<String>? {
    guard isPrelude else { return nil }
    switch name {
    case "ExpressibleByIntegerLiteral": return Self.integers.union(["Double", "Float"])
    case "ExpressibleByFloatLiteral": return ["Double", "Float"]
    case "ExpressibleByBooleanLiteral": return ["Bool"]
    case "ExpressibleByUnicodeScalarLiteral":
      return ["Scalar", "UnicodeScalar", "Character", "String", "StaticString"]
    case "ExpressibleByExtendedGraphemeClusterLiteral":
      return ["Character", "String", "StaticString"]
    case "ExpressibleByStringLiteral": return ["String", "StaticString"]
    default: return nil
    }
  }

  private static var integers: Set<String> {
    [
      "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64", "UInt128",
    ]
  }
}

extension SemanticModel {
  /// Checks every conformance that a submission declares.
  package func checkConformances(of layer: Layer) {
    checkConformances(ofTypesOf: layer)
    for declared in layer.extensions where !budget.isOver {
      guard let type = declared.type as? NominalDeclaration else {
        if !declared.inherited.value.isEmpty {
          report(
            InheritanceMessage.protocolExtension(protocol: declared.type.name),
            at: declared.position)
        }
        continue
      }
      for conformance in type.conformanceTable.all(core) where conformance.extension === declared {
        var check = ConformanceCheck(self, conformance)
        check.run()
      }
    }
    for type in Set(layer.extensions.map(\.type)).subtracting(layer.types) {
      if let type = type as? NominalDeclaration { reportRedundant(type, layer) }
    }
  }

  /// Checks types that were added since the last check: types inside functions' bodies.
  package func checkConformances(ofTypesOf layer: Layer) {
    while layer.checkedTypes < layer.types.count, !budget.isOver {
      let type = layer.types[layer.checkedTypes]
      layer.checkedTypes += 1
      guard let type = type as? NominalDeclaration else { continue }
      for conformance in type.conformanceTable.all(core) where conformance.extension == nil {
        var check = ConformanceCheck(self, conformance)
        check.run()
      }
      reportRedundant(type, layer)
    }
  }

  private func reportRedundant(_ type: NominalDeclaration, _ layer: Layer) {
    for (written, first) in type.conformanceTable.redundant where !written.protocol.isSendable {
      // A conformance of the type's own module makes this one redundant, which is only worth a warning.
      if type.isPrelude, first.isPrelude { continue }
      reportRedundant(
        written, of: type, at: first.writtenPosition,
        because: .declaredBefore(type: type.name, protocol: written.protocol.name))
    }
    guard type.kind == .class, let superclass = type.superclass.value else { return }
    for conformance in type.conformanceTable.all(core) {
      guard case .written(let written) = conformance.source, !written.protocol.isSendable,
        conformance.layer === layer,
        let (inherited, _) = declaredConformance(of: superclass, to: written.protocol),
        // A macro adds no conformance that is inherited.
        type.context?.file.lines.expansions[written.position] == nil
      else { continue }
      reportRedundant(
        written, of: type, at: type.position,
        because: .inherited(type: type.name, protocol: inherited.protocol.name))
    }
  }

  /// - Parameter earlier: The position of the existing conformance.
  private func reportRedundant(
    _ written: WrittenConformance, of type: NominalDeclaration, at earlier: Position?,
    because reason: ConformanceNote
  ) {
    report(
      ConformanceMessage.redundant(type: type.declaredType, protocol: written.protocol.name),
      at: written.position, notes: earlier.map { [Diagnostic.Note(reason, at: $0)] } ?? [])
  }
}
