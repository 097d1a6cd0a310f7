import Reading
import Semantics

// Default types for the elements of collection literals.

extension ConstraintSystem {
  /// A variable for elements with its default type: `Any`, or `AnyHashable` for dictionary keys.
  /// Variables that no constraint mentions can wait, unless a result builder's closure waits for
  /// them.
  func elementByDefault(
    among variables: [OpenVariable], in open: [Constraint]
  ) -> (id: Int, type: Type, term: Term)? {
    if elementOwners.isEmpty { return nil }
    let other = hasOpenBuilders ? open.first?.term : nil
    for element in elementOwners.keys.sorted() {
      guard let id = openElement(element),
        let term = variables.first(where: { root(.variable($0.id)).asVariable == id })?.term
          ?? other
      else { continue }
      return (id, defaultType(ofElement: element), term)
    }
    return nil
  }

  /// Settles the element variables that no constraint mentions any more.
  func settleElements(_ term: Term) {
    for element in elementOwners.keys.sorted() {
      guard let id = openElement(element) else { continue }
      isDefaultElement = true
      _ = bindVariable(id, to: defaultType(ofElement: element), term)
    }
  }

  /// Whether it is the element type of an empty collection literal whose own type is known.
  func isOpenElement(_ id: Int) -> Bool {
    let isElement = elementOwners.contains { element, owner in
      root(.variable(element)).asVariable == id && root(.variable(owner)).asVariable == nil
    }
    guard isElement else { return false }
    let bounds = gatherBounds(of: id)
    return bounds.lowers.isEmpty && bounds.lowerVariables.isEmpty
  }

  /// Whether it is the element type of a collection literal.
  func isElement(_ id: Int) -> Bool {
    elementOwners.keys.contains { root(.variable($0)).asVariable == id }
  }

  private func openElement(_ element: Int) -> Int? {
    guard let id = root(.variable(element)).asVariable, id >= outerCount, literals[id] == nil else {
      return nil
    }
    // A value that converts to the variable determines its type.
    let bounds = gatherBounds(of: id)
    return bounds.lowers.isEmpty && bounds.lowerVariables.allSatisfy { literals[$0] == .nothing }
      ? id : nil
  }

  private func defaultType(ofElement element: Int) -> Type {
    isDefaultElement = true
    let id = root(.variable(element)).asVariable
    if let owner = elementOwners[element], case .dictionary(let key, _)? = literals[owner],
      root(key).asVariable == id
    {
      return .nominal(core.nominal("AnyHashable"))
    }
    let hasNil = id.map {
      gatherBounds(of: $0).lowerVariables.contains { literals[$0] == .nothing }
    }
    return hasNil ?? false ? core.optional(.any) : .any
  }
}
