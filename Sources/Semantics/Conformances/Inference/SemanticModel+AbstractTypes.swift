/// Facts about abstract types: generic parameters, their associated types, opaque results.
extension SemanticModel {
  /// Whether the type is known only through its requirements.
  package func isAbstract(_ type: Type) -> Bool {
    switch type.kind {
    case .parameter, .member, .opaque: true
    case .nominal, .existential, .tuple, .function, .metatype, .variable, .error: false
    }
  }

  /// The canonical type in the signature's equivalence class: a concrete type if one is known.
  package func reduce(_ type: Type, in signature: GenericSignature) -> Type {
    guard type.flags.contains(.hasParameters) else { return type }
    return resolved(signature.reduce(type), in: signature)
  }

  /// The reduced type with the associated types of concrete types in it. An opaque result of a generic
  /// function may have them, such as `String.Element?`.
  private func resolved(_ reduced: Type, in signature: GenericSignature) -> Type {
    guard reduced.flags.contains(.hasParameters) else { return reduced }
    guard case .member(let base, let associated) = reduced.kind else {
      return reduced.mapParts { resolved($0, in: signature) }
    }
    if isAbstract(base) { return reduced }
    return typeWitness(associated, of: base, in: signature) ?? reduced
  }
}

extension SemanticModel {
  /// The protocols in the type's requirements, with the protocols that they refine.
  func knownProtocols(of type: Type, in signature: GenericSignature) -> [ProtocolDeclaration] {
    signature.protocols(of: type)
  }

  /// The required superclass of the type.
  package func knownSuperclass(of type: Type, in signature: GenericSignature) -> Type? {
    signature.superclass(of: type)
  }
}
