/// What of a member is compared with a requirement: kind, labels, and types in a fixed order.
struct MemberShape {
  enum Kind { case function, initializer, property, subscripting }

  var kind: Kind
  var labels: [String?] = []
  var genericParameters: [GenericParameter] = []
  /// Parameters, then the result or value.
  var types: [Type] = []
  /// By index: what belongs to a parameter besides its type.
  var parameters: [FunctionDeclaration.Parameter] = []

  /// Nil for what can't be compared: its own head is being read, or it is no member of that kind.
  init?(_ declaration: Declaration) {
    switch declaration {
    case let function as FunctionDeclaration:
      guard !function.interface.isComputing else { return nil }
      let interface = function.interface.value
      switch function.kind {
      case .function: kind = .function
      case .initializer: kind = .initializer
      case .deinitializer, .getter, .setter: return nil
      }
      parameters = interface.parameters
      labels = parameters.map(\.label)
      genericParameters = function.genericParameters
      types = parameters.map(\.type)
      // An initializer's result is the type itself.
      if kind == .function { types.append(interface.result) }
    case let storage as StorageDeclaration:
      guard !storage.type.isComputing else { return nil }
      kind = storage.isSubscript ? .subscripting : .property
      if storage.isSubscript {
        guard !storage.parameters.isComputing else { return nil }
        parameters = storage.parameters.value
        labels = parameters.map(\.label)
        genericParameters = storage.genericParameters
        types = parameters.map(\.type)
      }
      types.append(storage.type.value)
    case let enumerationCase as CaseDeclaration:
      guard let owner = declaration.owner, !enumerationCase.parameters.isComputing else {
        return nil
      }
      let payload = enumerationCase.parameters.value
      kind = payload.isEmpty ? .property : .function
      labels = payload.map(\.label)
      types = payload.map(\.type) + [owner.selfType]
    default: return nil
    }
  }
}
