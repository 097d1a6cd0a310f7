/// The parts of a member that are compared with a requirement: kind, labels, and types in a fixed
/// order.
struct MemberShape {
  enum Kind { case function, initializer, property, subscripting }

  var kind: Kind
  var labels: [String?] = []
  var genericParameters: [GenericParameter] = []
  /// The parameter types, then the type of the result or value.
  var types: [Type] = []
  /// The error type of a call or a read; nil if there is no error, or for `rethrows`.
  var thrown: Type?
  /// The parameters by index, for facts besides their types.
  var parameters: [FunctionDeclaration.Parameter] = []

  /// Nil if the declaration can't be compared: its signature is being resolved, or it is no such
  /// member.
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
      thrown = interface.isRethrowing ? nil : interface.thrown
      // An initializer's result is the type itself, so it isn't compared.
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
      if let getter = storage.getter, !getter.interface.isComputing {
        thrown = getter.interface.value.thrown
      }
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
