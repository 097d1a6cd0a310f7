import Machine
import SwiftSyntax

/// Infers an associated type of a conforming type.
///
/// Swift asks, in this order: Is there a nested type or alias with the name? Do the protocols fix
/// the type (`where Element == Int`)? Does a witness imply it? Do the protocols relate it to
/// another associated type (`Element == Iterator.Element`)? Does a default implementation imply it?
/// Does it have a default? Is there a generic parameter with the name? All protocols of the type
/// that have an associated type with the name are considered together.
struct AssociatedTypeInference {
  let model: SemanticModel
  private let type: NominalDeclaration
  let name: String
  let protocols: [ProtocolDeclaration]
  let signature: GenericSignature
  private let mistakes = Mistakes()

  /// Whether a member fits that has a type with an error.
  private final class Mistakes {
    var areFound = false
  }

  init(_ model: SemanticModel, _ type: NominalDeclaration, _ name: String) {
    self.model = model
    self.type = type
    self.name = name
    let declared = model.declaredConformances(of: type.declaredType).map(\.0)
    let unconditional = declared.filter(\.conditions.isEmpty).map(\.protocol)
    func mentions(_ one: ProtocolDeclaration) -> Bool {
      one.closure.contains { $0.associatedTypes.contains { $0.name == name } }
    }
    // A conditional conformance doesn't determine the associated types of an unconditional one. Where
    // all are conditional, the conditions hold.
    let isDecided = unconditional.contains(where: mentions)
    protocols = isDecided ? unconditional : declared.map(\.protocol)
    let conditional = isDecided ? nil : declared.first { mentions($0.protocol) }
    signature = conditional?.signature ?? type.signature
  }

  func infer() -> TypeWitness {
    if let explicit = explicitType() { return .found(explicit) }
    if let fixed = fixedType(isConcrete: true) { return .found(fixed) }
    if type.isPrelude, let parameter = genericParameter() { return .found(parameter) }
    if let failure = failureOfIterator() { return .found(failure) }
    let implied = impliedByMembers()
    if let first = implied.first {
      if implied.allSatisfy({ $0.type == first.type }) {
        if meetsRequirements(first.type) { return .found(first.type) }
      } else {
        // A requirement with a default implementation may have that as its witness, despite other
        // candidates.
        for known in [implied, implied.filter({ !hasDefault($0.requirement) })] {
          let fitting = Set(known.map(\.type)).filter { isConsistent($0, with: known) }
          if fitting.count == 1, let only = fitting.first { return .found(only) }
        }
        // The conformance to the protocol that declares the associated type fixes it. Other
        // protocols' requirements then have wrong witnesses.
        let own = implied.filter { declaresWanted($0.requirement) }
        if let first = own.first, own.count < implied.count,
          own.allSatisfy({ $0.type == first.type }), meetsRequirements(first.type)
        {
          return .found(first.type)
        }
        return .ambiguous(implied.map { ($0.type, $0.requirement, $0.candidate) })
      }
    }
    if let related = fixedType(isConcrete: false) { return .found(related) }
    if let implied = impliedByDefaults() { return .found(implied) }
    if let byDefault = defaultType() { return .found(byDefault) }
    if let parameter = genericParameter() { return .found(parameter) }
    // A type that violates the protocol's requirements is still useful for the message.
    if let first = implied.first { return .found(first.type) }
    // A member whose type has an error would have determined it. That error is enough.
    return mistakes.areFound ? .found(.error) : .missing
  }

  // MARK: By name

  private func explicitType() -> Type? {
    for (member, substitution) in ownMembers(named: name) {
      if let found = Self.type(of: member) {
        return model.substitute(found, substitution, in: signature)
      }
    }
    for one in protocols {
      for case .alias(let alias) in one.members[name] {
        guard alias.owner?.extension.map(holds) ?? true,
          let found = Self.type(of: .alias(alias)).flatMap({ put($0, for: one) })
        else { continue }
        return found
      }
    }
    return nil
  }

  private static func type(of member: Member) -> Type? {
    switch member {
    case .type(let nested): return nested.declaredType
    case .alias(let alias):
      guard alias.genericParameters.isEmpty, !alias.underlying.isComputing else { return nil }
      return alias.underlying.value
    case .function, .storage, .enumerationCase, .associatedType: return nil
    }
  }

  private func genericParameter() -> Type? {
    type.genericParameters.last { $0.name == name }?.type
  }

  private func defaultType() -> Type? {
    let declaring = protocols.filter { one in
      one.associatedTypes.contains { $0.name == name && !$0.defaultType.isComputing }
    }
    // The most refined protocols come first.
    for one in declaring.sorted(by: { $0.closure.count > $1.closure.count }) {
      guard let associated = one.associatedTypes.first(where: { $0.name == name }),
        let found = associated.defaultType.value.flatMap({ put($0, for: one) })
      else { continue }
      return found
    }
    return nil
  }

  // MARK: By the protocols' requirements

  /// The type that `where` clauses equate with the associated type: a concrete type, or another
  /// associated type.
  private func fixedType(isConcrete: Bool) -> Type? {
    for one in protocols {
      for case .same(let left, let right) in one.requirements.value {
        for (mine, other) in [(left, right), (right, left)] where isWanted(mine, of: one) {
          guard !mentionsWanted(other, of: one), other.flags.contains(.hasMembers) != isConcrete
          else { continue }
          if let found = put(other, for: one) { return found }
        }
      }
    }
    return nil
  }

  /// Whether the type meets the protocols' requirements on the associated type.
  private func meetsRequirements(_ candidate: Type) -> Bool {
    for one in protocols {
      for requirement in one.requirements.value {
        switch requirement {
        case .conforms(let subject, let wanted) where isWanted(subject, of: one):
          guard model.conforms(candidate, to: wanted, in: signature) else { return false }
        case .inherits(let subject, let superclass) where isWanted(subject, of: one):
          guard model.isSubclass(candidate, of: superclass, in: signature) else { return false }
        case .conforms, .inherits, .same, .classBound: continue
        }
      }
    }
    return true
  }

  // MARK: By members

  private struct Implied {
    var type: Type
    var requirement: Declaration
    var candidate: Declaration
  }

  private func impliedByMembers() -> [Implied] {
    var result: [Implied] = []
    for one in protocols {
      for requirement in one.requirements(mentioning: name) where mentions(requirement, of: one) {
        var found: [Implied] = []
        let members = ownMembers(named: requirement.name)
        for (member, substitution) in members {
          guard let candidate = member.declaration,
            let type = match(
              requirement, of: one, candidate, substitution, isOverloaded: members.count > 1)
          else { continue }
          found.append(Implied(type: type, requirement: requirement, candidate: candidate))
        }
        // The requirements choose one of several overloads.
        let fitting = found.filter { meetsRequirements($0.type) }
        if let best = fitting.first, fitting.allSatisfy({ $0.type == best.type }) {
          result.append(best)
        } else {
          result += fitting.isEmpty ? found.prefix(1) : fitting[...]
        }
      }
    }
    return result
  }

  /// Whether the requirement's protocol declares the associated type itself.
  private func declaresWanted(_ requirement: Declaration) -> Bool {
    let declaring = requirement.owner?.type as? ProtocolDeclaration
    return declaring?.associatedTypes.contains { $0.name == name } ?? false
  }

  /// Whether each requirement has a candidate that implies this type.
  private func isConsistent(_ candidate: Type, with implied: [Implied]) -> Bool {
    let requirements = Set(implied.map { ObjectIdentifier($0.requirement) })
    return requirements.allSatisfy { one in
      implied.contains { ObjectIdentifier($0.requirement) == one && $0.type == candidate }
    }
  }

  private func hasDefault(_ requirement: Declaration) -> Bool {
    guard let required = MemberShape(requirement) else { return false }
    return protocols.contains { one in
      one.members[requirement.name].contains { member in
        guard let candidate = member.declaration, candidate.owner?.extension != nil,
          candidate.isStatic == requirement.isStatic, let offered = MemberShape(candidate)
        else { return false }
        return offered.kind == required.kind && offered.labels == required.labels
      }
    }
  }

  private func impliedByDefaults() -> Type? {
    // The most refined protocols come first.
    let byRefinement = protocols.sorted { $0.closure.count > $1.closure.count }
    for one in protocols {
      for requirement in one.requirements(mentioning: name) where mentions(requirement, of: one) {
        for offering in byRefinement {
          for member in offering.members[requirement.name] {
            guard let candidate = member.declaration, let owner = candidate.owner,
              let `extension` = owner.extension, !`extension`.signature.isComputing,
              let proposal = proposal(of: `extension`, offering)
                ?? match(requirement, of: one, candidate, selfSubstitution(offering)),
              !mentionsItself(proposal), holds(`extension`, assuming: proposal),
              meetsRequirements(proposal)
            else { continue }
            return proposal
          }
        }
      }
    }
    return nil
  }

  /// `extension P where Wanted == X`
  private func proposal(
    of extension: ExtensionDeclaration, _ offering: ProtocolDeclaration
  ) -> Type? {
    for case .same(let left, let right) in `extension`.signature.value.requirements {
      if isWanted(left, of: offering) { return put(right, for: offering) }
      if isWanted(right, of: offering) { return put(left, for: offering) }
    }
    return nil
  }

  private func holds(_ extension: ExtensionDeclaration) -> Bool {
    holds(`extension`, assuming: nil)
  }

  private func holds(_ extension: ExtensionDeclaration, assuming assumed: Type?) -> Bool {
    guard let offering = `extension`.type as? ProtocolDeclaration,
      !`extension`.signature.isComputing
    else { return true }
    let substitution = selfSubstitution(offering)
    return `extension`.signature.value.requirements.allSatisfy { requirement in
      if assumed != nil, case .same(let left, let right) = requirement,
        isWanted(left, of: offering) || isWanted(right, of: offering)
      {
        return true
      }
      if case .conforms(let subject, let wanted) = requirement, subject == offering.declaredType {
        return protocols.contains(wanted)
      }
      return model.isMet(requirement, substitution, in: signature)
    }
  }

  /// The members of the type and of its superclasses, with the substitution for their owner's
  /// generic parameters.
  func ownMembers(named name: String) -> [(member: Member, substitution: Substitution)] {
    var result: [(Member, Substitution)] = []
    var current: Type? = type.declaredType
    var seen: Set<NominalDeclaration> = []
    while case .nominal(let declaration, let arguments)? = current?.kind,
      seen.insert(declaration).inserted
    {
      let substitution = Substitution(declaration.genericParameters, arguments)
      for member in declaration.members[name] {
        if let one = member.declaration,
          result.contains(where: { $0.0.declaration?.overrides(one) ?? false })
        {
          continue
        }
        result.append((member, substitution))
      }
      guard !declaration.superclass.isComputing else { break }
      current = declaration.superclass.value.map {
        model.substitute($0, substitution, in: signature)
      }
    }
    return result
  }

  /// Whether the candidate's signature names the associated type itself, so that it can't determine
  /// it.
  private func writesWanted(_ candidate: Declaration) -> Bool {
    guard let function = candidate as? FunctionDeclaration, let context = function.context,
      let syntax = function.syntax?.as(FunctionDeclSyntax.self),
      model.findTopLevelType(name, from: context) == nil, !model.isDeclared(name, around: type)
    else { return false }
    return syntax.signature.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && token.parent?.is(IdentifierTypeSyntax.self) == true
    }
  }

  private func match(
    _ requirement: Declaration, of declaring: ProtocolDeclaration, _ candidate: Declaration,
    _ substitution: Substitution, isOverloaded: Bool = false
  ) -> Type? {
    guard requirement.isStatic == candidate.isStatic, !writesWanted(candidate),
      let required = MemberShape(requirement), let offered = MemberShape(candidate),
      required.kind == offered.kind, required.labels == offered.labels,
      required.genericParameters.count == offered.genericParameters.count
    else { return nil }
    var matching = TypeMatching(name: name, selfParameter: declaring.selfParameter)
    matching.known = { [model, type] in
      guard type.conformanceTable.inProgress.contains($0) else {
        return model.typeWitness(named: $0, of: type)
      }
      if isOverloaded { model.isInferenceProvisional = true }
      return nil
    }
    matching.selfType = type.declaredType
    matching.never = model.core.never
    var parameters = substitution
    for (mine, theirs) in zip(offered.genericParameters, required.genericParameters) {
      parameters[mine] = theirs.type
    }
    for (pattern, found) in zip(required.types, offered.types) {
      guard matching.match(pattern, model.substitute(found, parameters, in: signature)) else {
        return nil
      }
    }
    // A member without `throws` throws `Never`. A parameter or result that has the type counts first.
    if let pattern = required.thrown, matching.found == nil, mentionsWanted(pattern, of: declaring)
    {
      let thrown = offered.thrown ?? model.core.never
      guard matching.match(pattern, model.substitute(thrown, parameters, in: signature)) else {
        return nil
      }
    }
    guard let found = matching.found, !mentionsItself(found) else { return nil }
    if found.isError { mistakes.areFound = true }
    return found.isError ? nil : found
  }

  // MARK: Parts

  private func selfSubstitution(_ declaring: ProtocolDeclaration) -> Substitution {
    Substitution(declaring.selfParameter, type.declaredType)
  }

  /// The protocol's type for the conforming type; nil while parts of it are unknown.
  private func put(_ found: Type, for declaring: ProtocolDeclaration) -> Type? {
    let result = model.substitute(found, selfSubstitution(declaring), in: signature)
    return mentionsItself(result) ? nil : result
  }

  /// Whether the type contains an unresolved associated type of a nominal type.
  private func mentionsItself(_ found: Type) -> Bool {
    guard found.flags.contains(.hasMembers) else { return false }
    return found.contains {
      if case .member(let base, _) = $0.kind { return base.nominal != nil }
      return false
    }
  }

  private func isWanted(_ found: Type, of declaring: ProtocolDeclaration) -> Bool {
    guard case .member(let base, let associated) = found.kind else { return false }
    return associated.name == name && base == declaring.declaredType
  }

  private func mentionsWanted(_ found: Type, of declaring: ProtocolDeclaration) -> Bool {
    found.flags.contains(.hasMembers) && found.contains { isWanted($0, of: declaring) }
  }

  private func mentions(_ requirement: Declaration, of declaring: ProtocolDeclaration) -> Bool {
    guard let shape = MemberShape(requirement) else { return false }
    return (shape.types + [shape.thrown].compactMap(\.self)).contains {
      mentionsWanted($0, of: declaring)
    }
  }
}
