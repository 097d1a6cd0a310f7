extension KeyPathValue {
  /// Returns the key path that goes through this one and then through the other.
  package func appending(_ next: KeyPathValue) throws(Trap) -> KeyPathValue {
    // Appending a key path to itself doubles the number of components each time.
    if identity.count + next.identity.count > Limits.depth {
      throw Trap(.nestedTooDeeply(limit: Limits.depth))
    }
    return KeyPathValue(
      path: path + next.path, getter: getter(before: next), setter: setter(before: next),
      isReferenceWritable: next.isReferenceWritable || isReferenceWritable,
      identity: identity + next.identity, arguments: arguments + next.arguments,
      root: root,
      value: next.value)
  }

  private func getter(before next: KeyPathValue) -> Closure {
    let captures: [Value] = [.closure(next.getter), .closure(getter)]
    return compose(
      captures, parameterCount: 1,
      [
        .loadReference(slot: 0), .loadReference(slot: 1), .loadReference(slot: 2),
        .callClosure(argumentCount: 1), .callClosure(argumentCount: 1), .return,
      ])
  }

  private func setter(before next: KeyPathValue) -> Closure? {
    guard let set = next.setter else { return nil }
    // Captures are in slots 0 to 2, the root in 3, the new value in 4, a cell in 5.
    if next.isReferenceWritable {
      return compose(
        [.closure(set), .closure(getter), .void], parameterCount: 2,
        [
          .loadReference(slot: 0), .loadReference(slot: 1), .loadReference(slot: 3),
          .callClosure(argumentCount: 1), .loadReference(slot: 4),
          .callClosure(argumentCount: 2), .return,
        ])
    }
    guard let own = setter else { return nil }
    return compose(
      [.closure(set), .closure(getter), .closure(own)], parameterCount: 2,
      [.loadReference(slot: 1)] + rootOpened
        + [
          .callClosure(argumentCount: 1), .makeCell, .store(slot: 5),
          .loadReference(slot: 0), .loadReference(slot: 5), .loadReference(slot: 4),
          .callClosure(argumentCount: 2), .pop,
          .loadReference(slot: 2), .loadReference(slot: 3), .loadReference(slot: 5), .openCell,
          .callClosure(argumentCount: 2), .return,
        ])
  }

  /// `-- root`; a setter that doesn't write through an object takes a cell.
  private var rootOpened: [Instruction] {
    isReferenceWritable ? [.loadReference(slot: 3)] : [.loadReference(slot: 3), .openCell]
  }

  private func compose(
    _ captures: [Value], parameterCount: Int, _ code: [Instruction]
  ) -> Closure {
    let function = Function(name: name, position: nil, isAsync: false)
    function.seal(
      captureCount: captures.count, parameterCount: parameterCount,
      slotCount: captures.count + parameterCount + 1, code: code,
      positions: [Position?](repeating: nil, count: code.count))
    return Closure(function: function, captures: captures)
  }
}
