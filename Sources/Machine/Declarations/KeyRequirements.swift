/// The requirements that dependency keys implement.
package struct KeyRequirements: Sendable {
  package let live: Requirement
  package let preview: Requirement
  package let test: Requirement
  /// The key's name in messages, if the program implements it.
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

  /// Returns the getters that a type provides as a key.
  package func getters(of type: RuntimeType) -> KeyDeclaration.Getters {
    let isLive = live.declaring.conformance(of: type) != nil
    return KeyDeclaration.Getters(
      live: getter(live, of: type), preview: getter(preview, of: type, isLive: isLive),
      test: getter(test, of: type))
  }

  /// Returns the getter of a key's name, if the key implements it.
  package func nameGetter(of type: RuntimeType) -> KeyDeclaration.Getter? {
    name.flatMap { getter($0, of: type) }
  }

  private func getter(
    _ requirement: Requirement, of type: RuntimeType, isLive: Bool = false
  ) -> KeyDeclaration.Getter? {
    guard let found = requirement.declaring.conformance(of: type) else { return nil }
    let isAbsent = found.conformance.absent.contains(requirement.index)
    // A live value that another module added later isn't a default for the key's other values.
    guard !isAbsent || isLive && found.conformance.fixed.contains(requirement.index) else {
      return nil
    }
    return found.code(requirement.index).map {
      KeyDeclaration.Getter($0.function, types: $0.types)
    }
  }
}
