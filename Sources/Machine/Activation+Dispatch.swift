extension Activation {
  mutating func callMethod(
    _ slot: MethodSlot, selfIndex: Int, argumentCount: Int
  ) throws(Trap) {
    let value = stack[stack.count - argumentCount + selfIndex]
    guard let method = value.instance?.descriptor.method(slot) else {
      throw Trap(unexpected: value, wanted: "an object with the method `\(slot.name)`")
    }
    try enter(method, captures: 0, argumentCount: argumentCount)
  }

  mutating func callWitness(_ requirement: Requirement, argumentCount: Int) throws(Trap) {
    let index = stack.count - argumentCount - 1
    let entry = try entry(of: requirement, for: type(stack[index]), arguments: index + 1)
    if entry.opensSelf, let selfIndex = firstValue(from: index + 1) {
      stack[selfIndex] = try initialized(cell(stack[selfIndex]).value, name: "self")
    }
    // The types that the witness takes stand where the self type stood.
    if entry.types.count == 1 {
      stack[index] = entry.types[0]
    } else {
      stack.replaceSubrange(index...index, with: entry.types)
    }
    let count = argumentCount + entry.types.count
    switch entry.implementation {
    case .function(let function):
      try enter(function, captures: 0, argumentCount: count)
    case .method(let slot):
      guard let selfIndex = firstValue(from: index) ?? (count > 0 ? index : nil) else {
        throw Trap(.custom("the machine wanted `self` for `\(requirement.name)`"))
      }
      try callMethod(slot, selfIndex: selfIndex - index, argumentCount: count)
    }
  }

  // MARK: Parts

  private func entry(
    of requirement: Requirement, for type: RuntimeType, arguments start: Int
  ) throws(Trap) -> ResolvedConformance.Entry {
    let declaring = requirement.declaring
    if let entry = declaring.conformance(of: type)?.entry(requirement.index) { return entry }
    var found = type
    if type.isExistential, let index = firstValue(from: start) {
      found = stack[index].runtimeType
      if let entry = declaring.conformance(of: found)?.entry(requirement.index) { return entry }
    }
    throw Trap(.missingConformance(type: found.description, to: declaring.name))
  }

  /// Where `self` stands among arguments: after the types. Nil if all are types.
  private func firstValue(from start: Int) -> Int? {
    stack.indices.dropFirst(start).first {
      if case .type = stack[$0] { false } else { true }
    }
  }
}
