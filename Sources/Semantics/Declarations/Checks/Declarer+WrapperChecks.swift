import Machine
import Reading

/// What `@propertyWrapper` requires of a type.
extension Declarer {
  /// A property wrapper must have a `wrappedValue`. Its members that the compiler uses must be as
  /// accessible as the type.
  func checkWrapper(_ nominal: NominalDeclaration) {
    guard nominal.attributes.contains("propertyWrapper"), !nominal.isPrelude else { return }
    guard let value = wrapperProperty("wrappedValue", of: nominal) else {
      model.report(
        AttributeMessage.wrapperWithoutValue(type: nominal.name),
        at: nominal.position ?? Position(line: 1, column: 1))
      return
    }
    checkAccess(of: value, .property, in: nominal)
    if let projection = wrapperProperty("projectedValue", of: nominal) {
      checkAccess(of: projection, .property, in: nominal)
    }
    for case .function(let initializer) in nominal.members["init"] {
      checkInitializer(initializer, of: nominal, wrapping: value)
    }
  }

  private func wrapperProperty(
    _ name: String, of nominal: NominalDeclaration
  ) -> StorageDeclaration? {
    nominal.members[name].lazy.compactMap { member in
      if case .storage(let storage) = member, !storage.isStatic { storage } else { nil }
    }.first
  }

  private func checkAccess(
    of member: Declaration, _ kind: DeclarationKind, in nominal: NominalDeclaration
  ) {
    guard member.access < nominal.access else { return }
    model.report(
      AttributeMessage.wrapperMemberIsHidden(
        NamedDeclaration(kind, member.displayName), access: member.access.word,
        type: nominal.name, typeAccess: nominal.access.word),
      at: member.position)
  }

  /// Checks the initializers with which a property's wrapper can be created: from the property's
  /// initial value, or from nothing.
  private func checkInitializer(
    _ initializer: FunctionDeclaration, of nominal: NominalDeclaration,
    wrapping value: StorageDeclaration
  ) {
    guard initializer.synthesis == nil else { return }
    let parameters = initializer.interface.value.parameters
    let takesValue = parameters.first?.label == "wrappedValue"
    guard parameters.dropFirst(takesValue ? 1 : 0).allSatisfy(\.hasDefault) else { return }
    checkAccess(of: initializer, .initializer, in: nominal)
    guard takesValue, let parameter = parameters.first else { return }
    if initializer.isFailable {
      model.report(
        AttributeMessage.wrapperInitializerIsFailable(initializer: initializer.displayName),
        at: initializer.position)
    }
    let type =
      parameter.isAutoclosure ? parameter.type.asFunction?.result ?? parameter.type : parameter.type
    let wanted = value.type.value
    guard type.escaping != wanted.escaping, !type.isError, !wanted.isError else { return }
    model.report(
      AttributeMessage.wrapperInitializerTakesOther(type: type, wanted: wanted),
      at: initializer.position)
  }
}
