extension Declarer {
  /// Whether a synthesized initializer of an isolated type is nonisolated: its properties are
  /// `Sendable`, and no initial value needs the actor.
  func isFree(_ nominal: NominalDeclaration) -> Bool {
    nominal.superclass.value == nil
      && nominal.storedProperties.value.allSatisfy { property in
        guard property.isolation.isGlobal else { return true }
        return checker.isSendable(property.type.value, in: nominal.signature)
          && !needsActor(property.initialValue)
      }
  }

  private func needsActor(_ value: InitialValue?) -> Bool {
    guard let solved = value?.solved.value else { return false }
    return solved.solution.references.values.contains { reference in
      switch reference.target {
      case .function(let function): function.interface.value.isolation.isGlobal
      case .storage(let storage): storage.isolation.isGlobal
      default: false
      }
    }
  }
}
