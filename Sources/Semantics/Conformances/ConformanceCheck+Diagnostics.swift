import Machine
import Reading

/// Messages for a type that doesn't conform to a protocol.
extension ConformanceCheck {
  /// Reports that the type doesn't conform, and why.
  func report(at position: Position) {
    let wanted = conformance.protocol
    var notes: [Diagnostic.Note] = []
    for lack in lacking { notes += self.notes(on: lack, at: position) }
    model.report(
      ConformanceMessage.missingMembers(
        type: conformance.conformingType, protocol: wanted.name, lacking: lackingNames),
      at: position, notes: notes)
    for case .condition(.conforms(let type, let one)) in lacking {
      model.report(ConformanceMessage.missingFor(type: type, protocol: one.name), at: position)
    }
  }

  private var lackingNames: [String] {
    lacking.compactMap { lack -> String? in
      switch lack {
      case .associatedType(let associated, _): associated.name
      // A note describes a candidate of the program that doesn't match.
      case .requirement(_, _, let near) where near.contains { !$0.0.isFromPrelude }: nil
      case .requirement(let requirement, _, _): requirement.signatureName
      case .condition: nil
      case .literalType: nil
      }
    }
  }

  private func notes(on lack: Lack, at position: Position) -> [Diagnostic.Note] {
    switch lack {
    case .associatedType(let associated, let result):
      return notes(on: associated, result, at: position)
    case .requirement(let requirement, let type, let near):
      var notes = synthesisNotes(on: requirement, at: position)
      notes.append(
        Diagnostic.Note(
          ConformanceNote.requirement(
            requirement: NamedDeclaration(requirement.messageKind, requirement.signatureName),
            type: type),
          at: requirement.isFromPrelude ? position : requirement.position))
      for (candidate, mismatch) in near where !candidate.isFromPrelude {
        guard let note = note(on: mismatch, candidate) else { continue }
        notes.append(Diagnostic.Note(note, at: candidate.position))
      }
      return notes
    case .literalType, .condition(.conforms): return []
    case .condition(let requirement):
      let message = ConformanceMessage(unmet: requirement, of: conformance.protocol.name)
      return [Diagnostic.Note(message, at: position)]
    }
  }

  private func notes(
    on associated: AssociatedType, _ result: TypeWitness, at position: Position
  ) -> [Diagnostic.Note] {
    let place = associated.owner.isPrelude ? position : associated.position
    guard case .ambiguous(let found) = result, let first = found.first,
      let other = found.first(where: { $0.0 != first.0 })
    else {
      return [
        Diagnostic.Note(ConformanceNote.nestedType(name: associated.name), at: place)
      ]
    }
    let ambiguity = Diagnostic.Note(
      ConformanceNote.ambiguousType(name: associated.name, first: first.0, second: other.0),
      at: place)
    return [ambiguity]
      + [first, other].map { type, requirement, candidate in
        Diagnostic.Note(
          ConformanceNote.inferredType(requirement: requirement.signatureName, type: type),
          at: candidate.position)
      }
  }

  /// Whether the candidate is a property whose type isn't `Sendable`.
  private func isNonSendable(_ candidate: Declaration) -> Bool {
    guard let storage = candidate as? StorageDeclaration, !storage.type.value.isError else {
      return false
    }
    return !model.conforms(
      storage.type.value, to: model.core.sendable, in: conformance.signature)
  }

  private func note(
    on mismatch: WitnessMismatch, _ candidate: Declaration
  ) -> ConformanceNote? {
    switch mismatch {
    case .kind, .labels, .unmetCondition(.classBound): nil
    case .operatesOnType: .operatesOnType
    case .operatesOnInstance: .operatesOnInstance
    case .type(let type):
      isNonSendable(candidate) ? .otherNonSendableType(type: type) : .otherType(type: type)
    case .throwing: .throwing
    case .asynchronous: .asynchronous
    case .notRethrowing: .notRethrowing
    case .mutating: .mutating
    case .notSettable: .notSettable
    case .unmetCondition(.conforms(let type, let wanted)):
      .wouldMatchIfConforming(type: type, protocol: wanted.name)
    case .unmetCondition(.same(let left, let right)):
      .wouldMatchIfSame(left: left, right: right)
    case .unmetCondition(.inherits(let type, let superclass)):
      .wouldMatchIfSubclass(type: type, superclass: superclass)
    }
  }

  /// Notes on why Swift doesn't synthesize the member.
  private func synthesisNotes(
    on requirement: Declaration, at position: Position
  ) -> [Diagnostic.Note] {
    let wanted = conformance.protocol
    let type = conformance.type
    guard wanted.known?.isComparing == true else {
      return []
    }
    if type.isReference || wanted.known == .comparable && type.kind == .structure {
      return [
        Diagnostic.Note(
          ConformanceNote.noSynthesis(protocol: wanted.name, keyword: type.kindName), at: position)
      ]
    }
    return model.parts(of: type).filter {
      !model.conforms($0.type, to: wanted, in: conformance.signature)
    }.map { part in
      let note = ConformanceNote.partPreventsSynthesis(
        part: type.kind == .enumeration ? .associatedValue : .storedProperty,
        partType: part.type, protocol: wanted.name, type: conformance.conformingType)
      return Diagnostic.Note(note, at: part.declaration.position)
    }
  }

  // MARK: At the member

  func reportLabels(of candidate: Declaration, _ requirement: Declaration) {
    model.report(
      ConformanceMessage.otherLabels(
        candidate: candidate.named, protocol: conformance.protocol.name,
        requirement: requirement.signatureName), at: candidate.position)
  }

  func report(_ problem: WitnessProblem, of candidate: Declaration, _ requirement: Declaration) {
    let wanted = conformance.protocol
    let name = candidate.signatureName
    // A member of a superclass or an older submission is reported where the type conforms.
    let position =
      candidate.layer === conformance.layer
      ? candidate.position : conformance.position ?? candidate.position
    switch problem {
    case .access(let access):
      let member = NamedDeclaration(candidate.accessKind, name)
      model.report(
        isTypeLessAccessible
          ? ConformanceMessage.mustBeAccessible(member: member, protocol: wanted.name)
          : .mustBeDeclared(
            member: member, access: access.messageName, protocol: wanted.name,
            protocolAccess: wanted.access.messageName), at: position)
    case .setterAccess(let access):
      let member = NamedDeclaration(candidate.accessKind, name)
      model.report(
        isTypeLessAccessible
          ? ConformanceMessage.setterMustBeAccessible(member: member, protocol: wanted.name)
          : .setterMustBeDeclared(
            member: member, access: access.messageName, protocol: wanted.name,
            protocolAccess: wanted.access.messageName), at: position)
    case .failable:
      model.report(
        ConformanceMessage.failableForNonFailable(requirement: requirement.signatureName),
        at: position)
    case .notRequired:
      model.report(
        ConformanceMessage.initializerMustBeRequired(
          requirement: requirement.signatureName, type: conformance.conformingType), at: position)
    case .mustReturnSelf:
      model.report(
        ConformanceMessage.methodMustReturnSelf(
          method: name, type: conformance.conformingType, protocol: wanted.name), at: position)
    case .sendability:
      model.report(
        ConformanceMessage.functionSendability(member: candidate.named, protocol: wanted.name),
        at: position)
    case .sending(let isolation):
      model.reportSentValues(
        to: candidate, isolation, from: requirement, isOverride: false, at: position)
    case .isolation(let isolation):
      guard let actor = ActorName(isolation) else { return }
      model.report(
        ConformanceMessage.crossesIsolation(
          type: conformance.conformingType, protocol: wanted.name, actor: actor),
        at: conformance.writtenPosition ?? position,
        notes: [
          Diagnostic.Note(
            ConformanceNote.isolatedMember(actor: actor, member: candidate.named),
            at: candidate.position)
        ])
    }
  }

  private var isTypeLessAccessible: Bool {
    conformance.type.access < conformance.protocol.access
  }
}

extension Access {
  fileprivate var messageName: String {
    switch self {
    case .private: "private"
    case .file: "fileprivate"
    case .module: "internal"
    case .package: "package"
    case .public, .open: "public"
    }
  }
}

extension Declaration {
  /// The name with argument labels, if it has arguments: `f(x:)`, `==`, `name`.
  package var signatureName: String {
    switch self {
    case let function as FunctionDeclaration:
      guard let first = function.name.first, first.isLetter || first == "_" else {
        return function.name
      }
      let labels = function.interface.value.parameters.map(\.label)
      let hasLabels = labels.isEmpty || labels.contains { $0 != nil }
      return hasLabels ? function.fullName : function.name
    case let storage as StorageDeclaration:
      guard storage.isSubscript else { return storage.name }
      return "subscript("
        + storage.parameters.value.map { ($0.label ?? "_") + ":" }.joined() + ")"
    default: return name
    }
  }

  fileprivate var messageKind: DeclarationKind {
    switch self {
    case let function as FunctionDeclaration:
      function.kind == .initializer ? .initializer : .function
    case let storage as StorageDeclaration: storage.isSubscript ? .subscript : .property
    default: .enumerationCase
    }
  }

  fileprivate var accessKind: DeclarationKind {
    let isMethod = (self as? FunctionDeclaration)?.kind == .function
    return isMethod ? .method : messageKind
  }

  /// The declaration with a precise kind: an instance method, a static property.
  package var named: NamedDeclaration { NamedDeclaration(preciseKind, signatureName) }

  private var preciseKind: DeclarationKind {
    switch self {
    case let function as FunctionDeclaration:
      if function.kind == .initializer { return .initializer }
      return function.isStatic ? .staticMethod : .instanceMethod
    case let storage as StorageDeclaration:
      if storage.isSubscript { return .subscript }
      return storage.isStatic ? .staticProperty : .property
    default: return messageKind
    }
  }
}
