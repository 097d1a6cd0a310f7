/// Compares candidates with one requirement of one conformance.
///
/// A candidate must agree in kind, labels, `static` and types, with `Self` and the associated types
/// substituted. It may omit `throws`, `async` or `mutating`, may be settable, and may have fewer
/// generic requirements.
package struct WitnessMatching {
  private let model: SemanticModel
  private let conformance: ConformanceDeclaration
  private let requirement: Declaration
  private let required: MemberShape
  private let selfType: Type
  /// The signature for the witness: the conformance's, with the requirement's own generic
  /// parameters.
  package let signature: GenericSignature
  private let requiredTypes: [Type]

  package init?(
    _ model: SemanticModel, _ conformance: ConformanceDeclaration, _ requirement: Declaration
  ) {
    guard let shape = MemberShape(requirement) else { return nil }
    self.model = model
    self.conformance = conformance
    self.requirement = requirement
    required = shape
    selfType = conformance.conformingType
    let substitution = Substitution(conformance.protocol.selfParameter, selfType)
    let outer = conformance.signature
    if shape.genericParameters.isEmpty {
      signature = outer
    } else {
      let own = Set(requirement.owner?.signature.requirements ?? [])
      let more = requirement.ownSignature.requirements.filter { !own.contains($0) }
      signature = GenericSignature(
        parameters: outer.parameters + shape.genericParameters,
        requirements: outer.requirements
          + more.map { one in one.mapTypes { model.substitute($0, substitution, in: outer) } },
        model: model)
    }
    requiredTypes = shape.types.map { [signature] type in
      model.reduce(model.substitute(type, substitution, in: signature), in: signature)
    }
  }

  /// The candidate's mismatch, or its substitution if it matches.
  package func match(
    _ candidate: Declaration, _ ownerSubstitution: Substitution
  ) -> Outcome {
    guard let offered = MemberShape(candidate), isSameKind(offered, candidate) else {
      return .differs(.kind)
    }
    if requirement.isStatic != candidate.isStatic, candidate.owner != nil,
      offered.kind != .initializer
    {
      return .differs(requirement.isStatic ? .operatesOnInstance : .operatesOnType)
    }
    guard offered.types.count == required.types.count,
      offered.genericParameters.count == required.genericParameters.count,
      zip(offered.parameters, required.parameters).allSatisfy({
        $0.isInout == $1.isInout && $0.isVariadic == $1.isVariadic
      })
    else { return .differs(.type(describe(offered, ownerSubstitution))) }

    var substitution = ownerSubstitution
    for (mine, theirs) in zip(offered.genericParameters, required.genericParameters) {
      substitution[mine] = theirs.type
    }
    for (index, (wanted, found)) in zip(requiredTypes, offered.types).enumerated() {
      let found = model.reduce(
        model.substitute(found, substitution, in: signature), in: signature)
      guard
        Self.isSame(wanted, found)
          || returnsSelf(candidate, at: index, of: offered, wanted, found),
        index >= required.parameters.count || Self.keepsNoMore(wanted, found)
      else { return .differs(.type(describe(offered, substitution))) }
    }
    if offered.labels != required.labels { return .differs(.labels) }
    if let mismatch = effects(of: candidate) { return .differs(mismatch) }
    if let unmet = unmetCondition(of: candidate, substitution) {
      return .differs(.unmetCondition(unmet))
    }
    return .fits(substitution)
  }

  package enum Outcome {
    /// The substitution for the candidate's parameters.
    case fits(Substitution)
    case differs(WitnessMismatch)
  }

  /// Whether the types differ only in `@Sendable`.
  func differsInSendability(_ candidate: Declaration, _ substitution: Substitution) -> Bool {
    guard let offered = MemberShape(candidate) else { return false }
    let types = offered.types.map {
      model.reduce(model.substitute($0, substitution, in: signature), in: signature)
    }
    for (index, (wanted, found)) in zip(requiredTypes, types).enumerated() {
      guard let left = wanted.asFunction, let right = found.asFunction else { continue }
      // A parameter may lack `@Sendable`, and a result may add it.
      let isParameter = index < required.parameters.count
      if isParameter ? right.isSendable && !left.isSendable : left.isSendable && !right.isSendable {
        return true
      }
    }
    return false
  }

  // MARK: Kind and types

  private func isSameKind(_ offered: MemberShape, _ candidate: Declaration) -> Bool {
    if candidate is CaseDeclaration {
      return requirement.isStatic && offered.kind == required.kind
    }
    if let mine = candidate as? FunctionDeclaration,
      let theirs = requirement as? FunctionDeclaration,
      mine.isPrefix != theirs.isPrefix || mine.isPostfix != theirs.isPostfix
    {
      return false
    }
    return offered.kind == required.kind
  }

  private static func isSame(_ wanted: Type, _ found: Type) -> Bool {
    if wanted == found || wanted.isError || found.isError { return true }
    return wanted.comparable == found.comparable
  }

  /// A nonescaping closure can't be passed to an escaping parameter.
  private static func keepsNoMore(_ wanted: Type, _ found: Type) -> Bool {
    guard let wanted = wanted.asFunction, let found = found.asFunction else { return true }
    return wanted.isEscaping || !found.isEscaping
  }

  /// `-> Self` of a class that isn't final is the class itself here.
  private func returnsSelf(
    _ candidate: Declaration, at index: Int, of offered: MemberShape, _ wanted: Type, _ found: Type
  ) -> Bool {
    guard index == offered.types.count - 1, wanted == selfType, let own = candidate.owner?.type,
      own is NominalDeclaration, conformance.type.kind == .class
    else { return false }
    let function = candidate as? FunctionDeclaration
    return function?.interface.value.returnsSelf == true
      && model.isSubclass(selfType, of: found, in: signature)
  }

  private func describe(_ offered: MemberShape, _ substitution: Substitution) -> String {
    let types = offered.types.map { model.substitute($0, substitution, in: signature) }
    return MemberShape.describe(types, offered)
  }

  /// The requirement's type in messages.
  var requiredDescription: String { MemberShape.describe(requiredTypes, required) }

  // MARK: Effects

  private func effects(of candidate: Declaration) -> WitnessMismatch? {
    let allowed = requirement.effects
    let used = candidate.effects
    if used.isAsync, !allowed.isAsync { return .asynchronous }
    if let thrown = used.thrown ?? (used.isRethrowing ? model.core.anyError : nil) {
      if used.isRethrowing, allowed.isRethrowing { return changes(of: candidate) }
      guard let allowedError = allowed.thrown else { return .throwing }
      if allowedError != model.core.anyError, !allowedError.flags.contains(.hasParameters),
        thrown != allowedError, !thrown.isError, !allowedError.isError
      {
        return .throwing
      }
      if allowed.isRethrowing, !used.isRethrowing { return .notRethrowing }
    }
    return changes(of: candidate)
  }

  private func changes(of candidate: Declaration) -> WitnessMismatch? {
    if candidate.changesSelf, !requirement.changesSelf, !conformance.type.isReference {
      return .mutating
    }
    if let required = requirement as? StorageDeclaration, required.isSettableRequirement {
      guard let storage = candidate as? StorageDeclaration, storage.isSettable else {
        return .notSettable
      }
    }
    return nil
  }

  private func unmetCondition(
    of candidate: Declaration, _ substitution: Substitution
  ) -> GenericRequirement? {
    let wanted = candidate.ownSignature
    guard let owner = candidate.owner else {
      return model.unmetRequirement(of: wanted, substitution, in: signature)
    }
    // The type's own requirements hold for every instance of the type.
    let always = Set(owner.type is ProtocolDeclaration ? [] : owner.type.signature.requirements)
    return wanted.requirements.first {
      if always.contains($0) { return false }
      // The type's conformance is being checked, so it is assumed.
      if case .conforms(let subject, let one) = $0, subject == owner.selfType,
        owner.type is ProtocolDeclaration,
        model.declaredConformance(of: selfType, to: one) != nil
      {
        return false
      }
      return !model.isMet($0, substitution, in: signature)
    }
  }
}

extension MemberShape {
  static func describe(_ types: [Type], _ shape: MemberShape) -> String {
    guard shape.kind != .property else { return types.last.map { "\($0)" } ?? "" }
    let parameterTypes = types.prefix(shape.kind == .initializer ? types.count : types.count - 1)
    let parameters = parameterTypes.enumerated().map { index, type in
      let parameter = shape.parameters.indices.contains(index) ? shape.parameters[index] : nil
      let label = shape.kind == .initializer ? parameter?.label.map { "\($0): " } ?? "" : ""
      return label + (parameter?.isInout == true ? "inout " : "") + "\(type)"
    }
    let generics =
      shape.genericParameters.isEmpty
      ? "" : "<" + shape.genericParameters.map(\.name).joined(separator: ", ") + "> "
    let list = "(" + parameters.joined(separator: ", ") + ")"
    if shape.kind == .initializer { return generics + list }
    let result = types.last.map { $0.isVoid ? "()" : "\($0)" } ?? "()"
    return generics + list + " -> " + result
  }
}

extension Type {
  /// The type without what witnesses may change: `@Sendable`, isolation and `@escaping` of
  /// functions.
  fileprivate var comparable: Type {
    switch kind {
    case .function(var function):
      function.isSendable = false
      function.isolation = .unspecified
      function.isEscaping = true
      for index in function.parameters.indices { function.parameters[index].isAutoclosure = false }
      return Type(.function(function)).mapParts(\.comparable)
    default: return mapParts(\.comparable)
    }
  }
}

extension Declaration {
  struct Effects {
    var isAsync = false
    var thrown: Type?
    var isRethrowing = false
  }

  package var ownSignature: GenericSignature {
    switch self {
    case let function as FunctionDeclaration: function.signature.value
    case let storage as StorageDeclaration: storage.signature.value
    default: owner?.signature ?? .empty
    }
  }

  /// The effects of calling the function or reading the property.
  var effects: Effects {
    let function = self as? FunctionDeclaration ?? (self as? StorageDeclaration)?.getter
    guard let interface = function?.interface.value else { return Effects() }
    return Effects(
      isAsync: interface.isAsync, thrown: interface.thrown, isRethrowing: interface.isRethrowing)
  }

  /// Whether calling it, or reading it, mutates `self`.
  fileprivate var changesSelf: Bool {
    switch self {
    case let function as FunctionDeclaration: function.isMutating
    case let storage as StorageDeclaration: storage.getter?.isMutating ?? false
    default: false
    }
  }
}
