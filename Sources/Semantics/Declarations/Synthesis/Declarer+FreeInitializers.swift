extension Declarer {
  /// Whether a synthesized initializer of an isolated type is nonisolated: its properties are
  /// `Sendable`, and no initial value needs the actor.
  func isFree(_ nominal: NominalDeclaration) -> Bool {
    nominal.superclass.value == nil
      && nominal.storedProperties.value.allSatisfy { property in
        guard property.isolation.isGlobal else { return true }
        return model.isSendable(property.type.value, in: nominal.signature)
          && (property.pattern?.whole ?? property).initialValue?.solved.value?.refersToGlobalActor
            != true
      }
  }
}
