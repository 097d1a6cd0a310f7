// Literals whose elements may be of several types, or of none, because anything will do.

extension ConstraintSystem {
  /// The variables that stand for elements of a literal which is itself an element that may be
  /// anything: those may be of several types, `["user": ["name": "Ann", "age": 31]]` as `[String: Any]`.
  /// Where nothing else will do, so may those of any literal that may be anything, `print([1, "a"])`.
  func elementsOfAnything(in open: [Constraint]) -> Set<Int> {
    var found: Set<Int> = []
    for constraint in open {
      guard case .literal(let type, let literal) = constraint.kind,
        let collection = root(type).asVariable, let element = elementVariable(of: literal)
      else { continue }
      if mayBeAnything(collection) { found.insert(element) }
    }
    return found
  }

  /// Whether what a literal is used for says nothing of its elements: an `Any`, or a generic parameter.
  private func mayBeAnything(_ collection: Int) -> Bool {
    waiting(for: collection).contains { constraint in
      guard case .convert(let from, let to, let purpose) = constraint.kind,
        root(from).asVariable == collection
      else { return false }
      let isElement = purpose == .element || purpose == .value
      return root(to).isAny && (isElement || mixesElements)
        || root(to).asVariable != nil && purpose == .argument && mixesElements
    }
  }

  /// Whether it is an array without elements that is only wanted as `Any`, `print([])`.
  func isEmptyAnything(_ id: Int, _ bounds: Bounds) -> Bool {
    guard mixesElements, let literal = literals[id], isEmpty(literal) else { return false }
    return bounds.lowers.isEmpty && bounds.lowerVariables.isEmpty && bounds.upperVariables.isEmpty
      && bounds.protocols.isEmpty && !bounds.isUsed && !bounds.isBase && !bounds.uppers.isEmpty
      && bounds.uppers.allSatisfy(\.isAny)
  }

  /// Whether no element says what it is.
  private func isEmpty(_ literal: Literal) -> Bool {
    guard case .array(let element) = literal, let id = root(element).asVariable else {
      return false
    }
    let bounds = gatherBounds(of: id)
    return bounds.lowers.isEmpty && bounds.lowerVariables.isEmpty && bounds.uppers.isEmpty
      && bounds.upperVariables.isEmpty && bounds.protocols.isEmpty && !bounds.isUsed
  }

  /// The variable for a collection's elements, or a dictionary's values.
  private func elementVariable(of literal: Literal) -> Int? {
    switch literal {
    case .array(let element): root(element).asVariable
    case .dictionary(_, let value): root(value).asVariable
    default: nil
    }
  }
}
