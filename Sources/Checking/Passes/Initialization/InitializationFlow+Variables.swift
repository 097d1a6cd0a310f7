import CheckedTree
import Machine
import Semantics

/// Variables that must have a value before they are used.
extension InitializationFlow {
  mutating func assign(_ variable: Variable, at position: Position) {
    if variable === subject?.variable {
      // The whole `self` is assigned.
      addWhole(at: position)
      return
    }
    let id = ObjectIdentifier(variable)
    guard let depth = tracked[id] else { return }
    if depth < inner.count {
      // A closure needs the variables that it assigns initialized when it is created.
      if isMissing(variable) { reportMissing(variable, at: position) }
      return
    }
    if variable.isConstant, state.onSomeWay.contains(.variable(id)) {
      find(FlowMessage.variableInitializedTwice(name: variable.name), at: position)
    }
    state.add(.variable(id))
  }

  mutating func reportMissing(_ variable: Variable, at position: Position) {
    if let deferPosition, inner.isEmpty || tracked[ObjectIdentifier(variable)] == inner.count {
      // A `defer` block has its variables by reference.
      return find(
        variable.isConstant
          ? .usedBeforeInitialization(place: NamedDeclaration(.constant, variable.name))
          : .passedByReferenceBeforeInitialization(name: variable.name), at: deferPosition)
    }
    find(earlyUse(of: variable), at: place(of: variable) ?? position)
  }

  func isMissing(_ variable: Variable) -> Bool {
    let id = ObjectIdentifier(variable)
    guard tracked[id] != nil, !state.onAllWays.contains(.variable(id)) else { return false }
    let elements = state.onAllWays.filter { if case .element(id, _) = $0 { true } else { false } }
    // The number of elements is unknown here, so two initialized elements count as all of them.
    return elements.count < 2
  }

  /// The message for a use of a variable without a value, here or in inner code.
  private func earlyUse(of variable: Variable) -> FlowMessage {
    let place = NamedDeclaration(variable.isConstant ? .constant : .variable, variable.name)
    guard let depth = tracked[ObjectIdentifier(variable)], depth < inner.count else {
      return .usedBeforeInitialization(place: place)
    }
    return inner[depth].isFunction
      ? .usedByFunctionBeforeInitialization(place: place)
      : .capturedBeforeInitialization(place: place)
  }

  /// The position of the closure or function that uses an outer variable.
  func place(of variable: Variable) -> Position? {
    guard let depth = tracked[ObjectIdentifier(variable)], depth < inner.count else { return nil }
    return inner[depth].position
  }
}
