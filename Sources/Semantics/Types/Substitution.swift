/// A mapping from generic parameters to types.
///
/// A substitution is small, so that a linear search is faster than a hash table.
package struct Substitution {
  private var parameters: [GenericParameter] = []
  /// In order of insertion.
  package private(set) var types: [Type] = []

  package static var none: Substitution { Substitution() }

  package init() {}

  package init(_ parameter: GenericParameter, _ type: Type) {
    parameters = [parameter]
    types = [type]
  }

  /// - Parameter arguments: One for each parameter.
  package init(_ parameters: [GenericParameter], _ arguments: [Type]) {
    if parameters.count == arguments.count {
      self.parameters = parameters
      types = arguments
    } else {
      for (parameter, argument) in zip(parameters, arguments) { self[parameter] = argument }
    }
  }

  package var isEmpty: Bool { types.isEmpty }
  package var pairs: Zip2Sequence<[GenericParameter], [Type]> { zip(parameters, types) }

  package subscript(parameter: GenericParameter) -> Type? {
    get {
      for index in parameters.indices where parameters[index] === parameter { return types[index] }
      return nil
    }
    set {
      let index = parameters.firstIndex { $0 === parameter }
      switch (index, newValue) {
      case (let index?, let type?): types[index] = type
      case (let index?, nil):
        parameters.remove(at: index)
        types.remove(at: index)
      case (nil, let type?):
        parameters.append(parameter)
        types.append(type)
      case (nil, nil): break
      }
    }
  }

  /// Both mappings. For a parameter in both, the other mapping's type is used.
  package func merging(_ other: Substitution) -> Substitution {
    if isEmpty { return other }
    var result = self
    for (parameter, type) in zip(other.parameters, other.types) { result[parameter] = type }
    return result
  }

  package func mapTypes(_ transform: (Type) -> Type) -> Substitution {
    var result = self
    for index in types.indices { result.types[index] = transform(types[index]) }
    return result
  }
}

extension Type {
  /// The type with generic parameters replaced. `member` resolves the associated types of a
  /// replaced parameter, and returns those that it can't resolve unchanged.
  package func substituting(
    _ substitution: Substitution, member: (Type, AssociatedType) -> Type
  ) -> Type {
    if substitution.isEmpty || !flags.contains(.hasParameters) { return self }
    switch kind {
    case .parameter(let parameter): return substitution[parameter] ?? self
    case .member(let base, let associated):
      let new = base.substituting(substitution, member: member)
      return new == base ? self : member(new, associated)
    default: return mapParts { $0.substituting(substitution, member: member) }
    }
  }
}
