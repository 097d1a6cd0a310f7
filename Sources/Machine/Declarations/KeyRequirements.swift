/// Where the protocols of dependency keys say what a key provides.
package struct KeyRequirements: Sendable {
  package let live: Requirement
  package let preview: Requirement
  package let test: Requirement
  /// The protocol that declares the associated type `Value`, and its index.
  package let value: (declaring: ProtocolDescriptor, index: Int)

  package init(
    live: Requirement, preview: Requirement, test: Requirement,
    value: (declaring: ProtocolDescriptor, index: Int)
  ) {
    self.live = live
    self.preview = preview
    self.test = test
    self.value = value
  }

  /// What a type provides as a key.
  package func getters(of type: RuntimeType) -> KeyDeclaration.Getters {
    func getter(_ requirement: Requirement) -> KeyDeclaration.Getter? {
      requirement.declaring.conformance(of: type)?.code(requirement.index)
        .map { KeyDeclaration.Getter($0.function, types: $0.types) }
    }
    return KeyDeclaration.Getters(
      live: getter(live), preview: getter(preview), test: getter(test))
  }
}
