// Messages show types as far as they are known. A literal has its default type. A variable with one
// source has its source's type.

package import Semantics

extension ConstraintSystem {
  /// The failure with the open parts of its types replaced.
  package func told(_ failure: Failure) -> Failure {
    switch failure {
    case .cannotConvert(let from, let to, let purpose, let term):
      .cannotConvert(told(from), told(to), purpose, term)
    case .doesNotConform(let type, let wanted, let term, let target):
      .doesNotConform(told(type), wanted, term, by: target)
    case .noMember(let base, let name, let term): .noMember(told(base), name, term)
    case .notEquivalent(let left, let right, let term):
      .notEquivalent(told(left), told(right), term)
    case .cannotCall(let type, let term): .cannotCall(told(type), term)
    case .noOverload(let name, let types, let term):
      .noOverload(name, types.map { told($0) }, term)
    case .notOptional(let type, let term): .notOptional(told(type), term)
    case .literal(let literal, let type, let term): .literal(literal, told(type), term)
    default: failure
    }
  }

  private func told(_ type: Type, depth: Int = 0) -> Type {
    let type = simplify(type)
    guard type.hasVariables, depth < 8 else { return type }
    if let id = type.asVariable {
      return knownType(of: id).map { told($0, depth: depth + 1) } ?? type
    }
    return type.mapParts { told($0, depth: depth + 1) }
  }

  private func knownType(of id: Int) -> Type? {
    if let literal = literals[id] {
      if case .array(let element) = literal, knownElement(element) == nil {
        return core.array(of: .any)
      }
      return defaultType(of: literal)
    }
    return lowerType(of: id)
  }

  private func knownElement(_ element: Type) -> Type? {
    let element = simplify(element)
    return element.asVariable.map { knownType(of: $0) } ?? element
  }

  /// The type of the values that convert to the variable, if they all have one type.
  private func lowerType(of id: Int) -> Type? {
    var found: Type?
    for constraint in waiting(for: id) {
      guard case .convert(let from, let to, _) = constraint.kind, root(to).asVariable == id else {
        continue
      }
      let lower = simplify(from)
      let known =
        lower.asVariable.map { literals[$0].flatMap { defaultType(of: $0) } } ?? lower
      guard let known, known.asVariable == nil, found == nil || found == known else { return nil }
      found = known
    }
    return found
  }
}

extension Type {
  /// The type with `Any` for the elements of an empty collection without other bounds.
  package var settled: Type {
    guard hasVariables, case .nominal = kind else { return self }
    return mapParts { $0.asVariable == nil ? $0.settled : .any }
  }
}
