/// What is known of types that aren't: generic parameters, their members, opaque results.
extension Checker {
  /// Whether nothing but requirements is known of the type.
  func isAbstract(_ type: Type) -> Bool {
    switch type.kind {
    case .parameter, .member, .opaque: true
    case .nominal, .existential, .tuple, .function, .metatype, .variable, .error: false
    }
  }

  /// The type that all types equal to it by the signature are written as: concrete if that is known.
  func reduce(_ type: Type, in signature: GenericSignature) -> Type {
    guard type.flags.contains(.hasParameters) else { return type }
    let reduced = signature.reduce(type)
    if case .member(let base, let associated) = reduced.kind, !isAbstract(base) {
      return typeWitness(associated, of: base, in: signature) ?? reduced
    }
    return reduced
  }
}

extension Checker {
  /// The protocols that the type's requirements name, with those that they refine.
  func knownProtocols(of type: Type, in signature: GenericSignature) -> [ProtocolDeclaration] {
    signature.protocols(of: type)
  }

  /// The class that the type must inherit from.
  func knownSuperclass(of type: Type, in signature: GenericSignature) -> Type? {
    signature.superclass(of: type)
  }
}
