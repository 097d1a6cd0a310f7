extension Activation {
  mutating func apply(
    _ intrinsic: Intrinsic, argumentCount: Int, fuel: inout Int
  ) throws(Trap) {
    let start = stack.count - argumentCount
    if intrinsic.isLinear {
      for index in start..<stack.count { fuel -= stack[index].weight / Limits.elementsPerFuel }
    }
    let result = try intrinsic.apply(stack[start...])
    try charge(for: result, fuel: &fuel)
    stack.removeLast(argumentCount)
    stack.append(result)
  }

  mutating func apply(
    _ intrinsic: MutatingIntrinsic, argumentCount: Int, fuel: inout Int
  ) throws(Trap) {
    let start = stack.count - argumentCount - 1
    var newBase = exchange(at: start, with: .void)
    let weight = newBase.weight
    if intrinsic.isLinear { fuel -= weight / Limits.elementsPerFuel }
    let result = try intrinsic.apply(&newBase, stack[(start + 1)...])
    // Growing a collection element by element is paid by the instructions that do it.
    fuel -= abs(newBase.weight - weight) / Limits.elementsPerFuel
    try Limits.check(newBase)
    try charge(for: result, fuel: &fuel)
    stack.removeLast(argumentCount)
    stack[start] = result
    stack.append(newBase)
  }

  /// The same where the base stays in a cell or an object, whose place on the stack the result takes.
  mutating func apply(
    _ intrinsic: MutatingIntrinsic, argumentCount: Int, fuel: inout Int,
    inPlace: (_ change: (inout Value) throws(Trap) -> Value) throws(Trap) -> Value
  ) throws(Trap) {
    let start = stack.count - argumentCount
    var cost = 0
    let result = try inPlace { base throws(Trap) in
      let weight = base.weight
      if intrinsic.isLinear { cost += weight / Limits.elementsPerFuel }
      let result = try intrinsic.apply(&base, stack[start...])
      cost += abs(base.weight - weight) / Limits.elementsPerFuel
      try Limits.check(base)
      return result
    }
    fuel -= cost
    try charge(for: result, fuel: &fuel)
    stack.removeLast(argumentCount)
    stack[stack.count - 1] = result
  }

  func charge(for value: Value, fuel: inout Int) throws(Trap) {
    let weight = value.weight
    if weight < Limits.elementsPerFuel { return }
    fuel -= weight / Limits.elementsPerFuel
    try Limits.check(value)
  }
}
