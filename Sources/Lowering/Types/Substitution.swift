/// What generic parameters stand for.
struct Substitution {
  var types: [GenericParameter: Type] = [:]

  static var none: Substitution { Substitution() }

  init(_ types: [GenericParameter: Type] = [:]) { self.types = types }

  init(_ parameters: [GenericParameter], _ arguments: [Type]) {
    for (parameter, argument) in zip(parameters, arguments) { types[parameter] = argument }
  }

  subscript(parameter: GenericParameter) -> Type? {
    get { types[parameter] }
    set { types[parameter] = newValue }
  }

  func merging(_ other: Substitution) -> Substitution {
    Substitution(types.merging(other.types) { $1 })
  }
}

extension Type {
  /// The type with generic parameters replaced. A member of a replaced parameter is looked up with
  /// `member`, which knows conformances (and leaves what can't be looked up yet as it is).
  func substituting(
    _ substitution: Substitution, member: (Type, AssociatedType) -> Type
  ) -> Type {
    if substitution.types.isEmpty || !flags.contains(.hasParameters) { return self }
    switch kind {
    case .parameter(let parameter): return substitution[parameter] ?? self
    case .member(let base, let associated):
      let new = base.substituting(substitution, member: member)
      return new == base ? self : member(new, associated)
    default: return mapParts { $0.substituting(substitution, member: member) }
    }
  }
}
