/// Where the protocols of dependency keys say what a key provides.
package struct KeyRequirements: Sendable {
  package let live: Requirement
  package let preview: Requirement
  package let test: Requirement
  /// What a key is called in messages, if it says so.
  package let name: Requirement?
  /// The protocol that declares the associated type `Value`, and its index.
  package let value: (declaring: ProtocolDescriptor, index: Int)

  package init(
    live: Requirement, preview: Requirement, test: Requirement, name: Requirement? = nil,
    value: (declaring: ProtocolDescriptor, index: Int)
  ) {
    self.live = live
    self.preview = preview
    self.test = test
    self.name = name
    self.value = value
  }

  /// What a type provides as a key.
  package func getters(of type: RuntimeType) -> KeyDeclaration.Getters {
    let isLive = live.declaring.conformance(of: type) != nil
    return KeyDeclaration.Getters(
      live: getter(live, of: type), preview: getter(preview, of: type, isLive: isLive),
      test: getter(test, of: type))
  }

  /// What gives the name of a key that has one of its own.
  package func nameGetter(of type: RuntimeType) -> KeyDeclaration.Getter? {
    name.flatMap { getter($0, of: type) }
  }

  private func getter(
    _ requirement: Requirement, of type: RuntimeType, isLive: Bool = false
  ) -> KeyDeclaration.Getter? {
    guard let found = requirement.declaring.conformance(of: type) else { return nil }
    let isAbsent = found.conformance.absent.contains(requirement.index)
    // A live value that was added later, by another module, stands in for nothing.
    guard !isAbsent || isLive && found.conformance.fixed.contains(requirement.index) else {
      return nil
    }
    return found.code(requirement.index).map {
      KeyDeclaration.Getter($0.function, types: $0.types)
    }
  }
}
