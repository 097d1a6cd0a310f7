import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Conformances that belong to a global actor (SE-0470): `struct S: @MainActor P`.
extension ExpressionBuilder {
  /// Checks the conformances that a function's generic parameters need. Code on another actor could
  /// use those of `Sendable` types.
  func checkIsolatedConformances(in function: FunctionDeclaration, _ site: Site) {
    if context.file.isPrelude { return }
    let requirements = function.signature.value.requirements
    // The library has members of one type that the compiler finds in protocols of the type.
    let isOfLibraryExtension = function.isFromPrelude && function.owner?.extension != nil
    for case .conforms(let subject, let wanted) in requirements {
      guard case .parameter(let parameter) = subject.kind,
        !isOfLibraryExtension || function.genericParameters.contains(parameter),
        let given = site.reference.substitution[parameter],
        let found = isolatedConformance(of: given, to: wanted)
      else { continue }
      let isShared = requirements.contains {
        if case .conforms(subject, let other) = $0 { other.isSharedBetweenActors } else { false }
      }
      report(found, isShared: isShared, at: site.position)
    }
  }

  /// Checks the conformances of a value that becomes an existential.
  func checkIsolatedConformances(of type: Type, as wanted: Type, at position: Position) {
    guard !context.file.isPrelude,
      let existential = wanted.existential
    else { return }
    for one in existential.protocols {
      guard let found = isolatedConformance(of: type, to: one) else { continue }
      report(found, isShared: false, at: position)
    }
  }

  private func isolatedConformance(
    of type: Type, to wanted: ProtocolDeclaration
  ) -> (conformance: IsolationMessage.IsolatedConformance, actor: NominalDeclaration)? {
    guard let nominal = type.nominal, !nominal.isPrelude, !wanted.isMarker,
      let (declared, _) = model.declaredConformance(of: type, to: wanted),
      case .global(let actor) = declared.isolation
    else { return nil }
    return (
      IsolationMessage.IsolatedConformance(
        type: type, protocol: wanted.name, actor: ActorName(actor)), actor
    )
  }

  private func report(
    _ found: (conformance: IsolationMessage.IsolatedConformance, actor: NominalDeclaration),
    isShared: Bool, at position: Position
  ) {
    if isShared {
      checker.report(
        IsolationMessage.conformanceOfSendable(conformance: found.conformance), at: position)
    } else if !isOn(found.actor) {
      checker.report(
        IsolationMessage.conformanceUsed(conformance: found.conformance, context: ownIsolation),
        at: position)
    }
  }
}

extension ProtocolDeclaration {
  /// Whether values or metatypes of the conforming types may be shared between actors.
  fileprivate var isSharedBetweenActors: Bool {
    closure.contains(where: \.isSendable)
  }
}
