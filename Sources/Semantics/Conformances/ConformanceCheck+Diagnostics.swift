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
      "type '\(conformance.conformingType)' does not conform to protocol '\(wanted.name)'",
      at: position, advice: advice, notes: notes)
    for case .condition(.conforms(let type, let one)) in lacking {
      model.report(
        "type '\(type)' does not conform to protocol '\(one.name)'", at: position)
    }
  }

  private var advice: String? {
    let names = lacking.compactMap { lack -> String? in
      switch lack {
      case .associatedType(let associated, _): "`\(associated.name)`"
      // A note describes a candidate of the program that doesn't match.
      case .requirement(_, _, let near) where near.contains { !$0.0.isFromPrelude }: nil
      case .requirement(let requirement, _, _): "`\(requirement.signatureName)`"
      case .condition: nil
      case .literalType: nil
      }
    }
    return names.isEmpty ? nil : "It lacks \(names.joined(separator: ", "))."
  }

  private func notes(on lack: Lack, at position: Position) -> [Diagnostic.Note] {
    switch lack {
    case .associatedType(let associated, let result):
      return notes(on: associated, result, at: position)
    case .requirement(let requirement, let type, let near):
      var notes = synthesisNotes(on: requirement, at: position)
      notes.append(
        Diagnostic.Note(
          message: "protocol requires \(requirement.kindName) '\(requirement.signatureName)' "
            + "with type '\(type)'",
          position: requirement.isFromPrelude ? position : requirement.position))
      for (candidate, mismatch) in near where !candidate.isFromPrelude {
        guard var message = message(on: mismatch) else { continue }
        if case .type = mismatch { message += sendability(of: candidate) }
        notes.append(Diagnostic.Note(message: message, position: candidate.position))
      }
      return notes
    case .literalType: return []
    case .condition(.same(let left, let right)):
      return [
        Diagnostic.Note(
          message: "'\(conformance.protocol.name)' requires the types '\(left)' and '\(right)' "
            + "be equivalent", position: position)
      ]
    case .condition(.inherits(let type, let superclass)):
      return [
        Diagnostic.Note(
          message: "'\(conformance.protocol.name)' requires that '\(type)' inherit from "
            + "'\(superclass)'", position: position)
      ]
    case .condition(.classBound(let type)):
      return [
        Diagnostic.Note(
          message: "'\(conformance.protocol.name)' requires that '\(type)' be a class type",
          position: position)
      ]
    case .condition(.conforms): return []
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
        Diagnostic.Note(
          message: "protocol requires nested type '\(associated.name)'", position: place)
      ]
    }
    let ambiguity = Diagnostic.Note(
      message: "ambiguous inference of associated type '\(associated.name)': '\(first.0)' vs. "
        + "'\(other.0)'", position: place)
    return [ambiguity]
      + [first, other].map { type, requirement, candidate in
        Diagnostic.Note(
          message: "matching requirement '\(requirement.signatureName)' to this declaration "
            + "inferred associated type to '\(type)'", position: candidate.position)
      }
  }

  /// Mentions that a stored property's type isn't `Sendable`.
  private func sendability(of candidate: Declaration) -> String {
    let sendable = model.core.sendable
    guard let storage = candidate as? StorageDeclaration, !storage.type.value.isError,
      !model.conforms(storage.type.value, to: sendable, in: conformance.signature)
    else { return "" }
    return ", which does not conform to the 'Sendable' protocol"
  }

  private func message(on mismatch: WitnessMismatch) -> String? {
    switch mismatch {
    case .kind: nil
    case .operatesOnType: "candidate operates on a type, not an instance as required"
    case .operatesOnInstance: "candidate operates on an instance, not a type as required"
    case .labels: nil
    case .type(let type): "candidate has non-matching type '\(type)'"
    case .throwing: "candidate throws, but protocol does not allow it"
    case .asynchronous: "candidate is 'async', but protocol requirement is not"
    case .notRethrowing: "candidate is not 'rethrows', but protocol requires it"
    case .mutating: "candidate is marked 'mutating' but protocol does not allow it"
    case .notSettable: "candidate is not settable, but protocol requires it"
    case .unmetCondition(.conforms(let type, let wanted)):
      "candidate would match if '\(type)' conformed to '\(wanted.name)'"
    case .unmetCondition(.same(let left, let right)):
      "candidate would match if '\(left)' was the same type as '\(right)'"
    case .unmetCondition(.inherits(let type, let superclass)):
      "candidate would match if '\(type)' subclassed '\(superclass)'"
    case .unmetCondition(.classBound): nil
    }
  }

  /// Notes on why Swift doesn't synthesize the member.
  private func synthesisNotes(
    on requirement: Declaration, at position: Position
  ) -> [Diagnostic.Note] {
    let wanted = conformance.protocol
    let type = conformance.type
    guard wanted.isPrelude, ["Equatable", "Hashable", "Comparable"].contains(wanted.name) else {
      return []
    }
    let kind = type.kindName
    if type.isReference || wanted.name == "Comparable" && type.kind == .structure {
      return [
        Diagnostic.Note(
          message: "automatic synthesis of '\(wanted.name)' is not supported for \(kind) "
            + "declarations", position: position)
      ]
    }
    return model.parts(of: type).filter {
      !model.conforms($0.type, to: wanted, in: conformance.signature)
    }.map { part in
      let what = type.kind == .enumeration ? "associated value" : "stored property"
      return Diagnostic.Note(
        message: "\(what) type '\(part.type)' does not conform to protocol '\(wanted.name)', "
          + "preventing synthesized conformance of '\(conformance.conformingType)' to "
          + "'\(wanted.name)'", position: part.declaration.position)
    }
  }

  // MARK: At the member

  func reportLabels(of candidate: Declaration, _ requirement: Declaration) {
    model.report(
      "\(candidate.longKindName) '\(candidate.signatureName)' has different argument labels from "
        + "those required by protocol '\(conformance.protocol.name)' "
        + "('\(requirement.signatureName)')", at: candidate.position)
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
      model.report(
        accessMessage("\(candidate.accessKindName) '\(name)'", access), at: position)
    case .setterAccess(let access):
      model.report(
        accessMessage("setter for \(candidate.accessKindName) '\(name)'", access), at: position)
    case .failable:
      model.report(
        "non-failable initializer requirement '\(requirement.signatureName)' cannot be satisfied "
          + "by a failable initializer ('init?')", at: position)
    case .notRequired:
      model.report(
        "initializer requirement '\(requirement.signatureName)' can only be satisfied by a "
          + "'required' initializer in non-final class '\(conformance.conformingType)'",
        at: position)
    case .mustReturnSelf:
      model.report(
        "method '\(name)' in non-final class '\(conformance.conformingType)' must return 'Self' to "
          + "conform to protocol '\(wanted.name)'", at: position)
    case .sendability:
      model.report(
        "sendability of function types in \(candidate.longKindName) '\(name)' does not match "
          + "requirement in protocol '\(wanted.name)'", at: position)
    case .isolation(let isolation):
      let actor = isolation.messageName
      model.report(
        "conformance of '\(conformance.conformingType)' to protocol '\(wanted.name)' crosses into "
          + "\(actor)-isolated code and can cause data races",
        at: conformance.writtenPosition ?? position,
        notes: [
          Diagnostic.Note(
            message: "\(actor)-isolated \(candidate.longKindName) '\(name)' cannot satisfy "
              + "nonisolated requirement", position: candidate.position)
        ])
    }
  }

  private func accessMessage(_ subject: String, _ access: Access) -> String {
    let wanted = conformance.protocol
    if conformance.type.access < wanted.access {
      return "\(subject) must be as accessible as its enclosing type because it matches a "
        + "requirement in protocol '\(wanted.name)'"
    }
    return "\(subject) must be declared \(access.messageName) because it matches a requirement in "
      + "\(wanted.access.messageName) protocol '\(wanted.name)'"
  }
}

extension Isolation {
  fileprivate var messageName: String {
    switch self {
    case .global(let actor):
      actor.isMainActor ? "main actor" : "global actor '\(actor.name)'"
    case .instance, .parameter: "actor"
    case .nonisolated, .unspecified, .caller: "nonisolated"
    }
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

  fileprivate var kindName: String {
    switch self {
    case let function as FunctionDeclaration:
      function.kind == .initializer ? "initializer" : "function"
    case let storage as StorageDeclaration: storage.isSubscript ? "subscript" : "property"
    default: "case"
    }
  }

  fileprivate var accessKindName: String {
    let isMethod = (self as? FunctionDeclaration)?.kind == .function
    return isMethod ? "method" : kindName
  }

  /// "instance method", "static property".
  fileprivate var longKindName: String {
    switch self {
    case let function as FunctionDeclaration:
      if function.kind == .initializer { return "initializer" }
      return function.isStatic ? "static method" : "instance method"
    case let storage as StorageDeclaration:
      if storage.isSubscript { return "subscript" }
      return storage.isStatic ? "static property" : "property"
    default: return kindName
    }
  }
}
