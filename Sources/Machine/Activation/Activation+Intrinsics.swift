import Synchronization

extension Activation {
  /// `base arguments… -- result newBase`
  mutating func apply(
    _ intrinsic: MutatingIntrinsic, argumentCount: Int, fuel: inout Int
  ) throws(Trap) {
    let start = top - argumentCount - 1
    var newBase = exchange(at: start, with: .uninitialized)
    let result = try change(&newBase, by: intrinsic, argumentCount, fuel: &fuel)
    dropOperands(argumentCount)
    stack[start] = result
    push(newBase)
  }

  /// Applies the function to the base in a cell or an object. The result replaces the cell or
  /// object on the stack.
  mutating func apply(
    _ intrinsic: MutatingIntrinsic, argumentCount: Int, fuel: inout Int,
    inPlace: (_ change: (inout Value) throws(Trap) -> Value) throws(Trap) -> Value
  ) throws(Trap) {
    var cost = 0
    let arguments = stack.registers(at: top - argumentCount).arguments(
      from: 0, count: Int32(argumentCount))
    let result = try inPlace { base throws(Trap) in
      let weight = base.weight
      let storage = withUnsafeMutablePointer(to: &base) { $0.storage }
      if intrinsic.isLinear { cost += try Limits.cost(ofWalking: [base]) }
      let result = try intrinsic.apply(&base, arguments)
      if intrinsic.isLinear { cost += try Workload.current.settle() }
      cost += abs(base.weight - weight) / Limits.elementsPerFuel
      cost += withUnsafeMutablePointer(to: &base) { $0.cost(ofCopyingFrom: storage) }
      try Limits.check(base)
      return result
    }
    fuel -= cost
    try charge(for: result, fuel: &fuel)
    dropOperands(argumentCount)
    stack[top - 1] = result
  }

  @inline(never) mutating func mutatePlace(
    _ instruction: UnsafePointer<RegisterInstruction>, fuel: inout Int
  ) throws(Trap) {
    let (a, count) = (base + Int(instruction.pointee.a), Int(instruction.pointee.c))
    let known = code.pointee.mutatingIntrinsics[Int(instruction.pointee.b)]
    top = a + 1 + count
    let continuesAccess = known._withUnsafeGuaranteedRef(\.continuesAccess)
    if !accesses.isEmpty, !continuesAccess { try checkAccess(toPlaceOf: instruction, stack[a]) }
    if instruction.pointee.opcode == .mutateField, !continuesAccess,
      let object = stack.place(a).object,
      object._withUnsafeGuaranteedRef({ $0.isLogged.load(ordering: .relaxed) })
    {
      noteWrite(to: Int(instruction.pointee.d), of: object)
    }
    let isQuick = known._withUnsafeGuaranteedRef {
      changeQuickly(instruction, a, by: $0, fuel: &fuel)
    }
    if isQuick {
      dropOperands(count)
      stack[a] = .void
      return
    }
    let intrinsic = known.takeUnretainedValue()
    if instruction.pointee.opcode == .mutateCell {
      let cell = try cell(stack[a])
      // A script's global is there before its declaration runs.
      if cell.isUninitialized, intrinsic !== MutatingIntrinsic.assignment,
        case .mutateCell(_, _, _, let name) = function.code[source(of: instruction)]
      {
        throw Trap(.usedBeforeInitialization(name: name))
      }
      try apply(intrinsic, argumentCount: count, fuel: &fuel) { change throws(Trap) in
        try cell.withValue(change)
      }
    } else {
      let object = try object(stack[a])
      let field = Int(instruction.pointee.d)
      try apply(intrinsic, argumentCount: count, fuel: &fuel) { change throws(Trap) in
        try object.withField(field, change)
      }
    }
  }

  private mutating func changeQuickly(
    _ instruction: UnsafePointer<RegisterInstruction>, _ place: Int,
    by intrinsic: MutatingIntrinsic, fuel: inout Int
  ) -> Bool {
    guard let quick = intrinsic.quick else { return false }
    let arguments = stack.registers(at: place + 1).arguments(from: 0, count: instruction.pointee.c)
    if instruction.pointee.opcode == .mutateCell {
      return stack.place(place).cell?._withUnsafeGuaranteedRef {
        $0.change(by: quick, at: intrinsic.steps, arguments, fuel: &fuel)
      } ?? false
    }
    return stack.place(place).object?._withUnsafeGuaranteedRef {
      $0.change(
        Int(instruction.pointee.d), by: quick, at: intrinsic.steps, arguments, fuel: &fuel)
    } ?? false
  }

  private mutating func change(
    _ base: inout Value, by intrinsic: MutatingIntrinsic, _ argumentCount: Int, fuel: inout Int
  ) throws(Trap) -> Value {
    let weight = base.weight
    let storage = withUnsafeMutablePointer(to: &base) { $0.storage }
    if intrinsic.isLinear { fuel -= try Limits.cost(ofWalking: [base]) }
    let result = try intrinsic.apply(
      &base,
      stack.registers(at: top - argumentCount).arguments(from: 0, count: Int32(argumentCount)))
    if intrinsic.isLinear || intrinsic.isOfPart { fuel -= try Workload.current.settle() }
    // Growing a collection element by element is already charged by the instructions.
    fuel -= abs(base.weight - weight) / Limits.elementsPerFuel
    fuel -= withUnsafeMutablePointer(to: &base) { $0.cost(ofCopyingFrom: storage) }
    try Limits.check(base)
    try charge(for: result, fuel: &fuel)
    return result
  }

  // MARK: On registers

  @inline(never) mutating func apply(
    _ intrinsic: Unmanaged<Intrinsic>, _ instruction: RegisterInstruction,
    _ registers: Registers, fuel: inout Int
  ) throws(Trap) {
    let arguments = registers.arguments(from: instruction.a, count: instruction.c)
    let (apply, isLinear) = intrinsic._withUnsafeGuaranteedRef { ($0.apply, $0.isLinear) }
    if isLinear { fuel -= try Limits.cost(ofWalking: arguments) }
    let result = try apply(arguments)
    if isLinear { fuel -= try Workload.current.settle() }
    try charge(for: result, fuel: &fuel)
    registers.drop(instruction.a, count: instruction.c)
    registers.set(instruction.d, result)
  }

  @inline(never) mutating func mutate(
    by intrinsic: Unmanaged<MutatingIntrinsic>, _ instruction: RegisterInstruction,
    _ registers: Registers, fuel: inout Int
  ) throws(Trap) {
    let isQuick = intrinsic._withUnsafeGuaranteedRef { intrinsic -> Bool in
      guard let quick = intrinsic.quick else { return false }
      return registers.place(instruction.a).change(
        by: quick, at: intrinsic.steps,
        registers.arguments(from: instruction.d + 1, count: instruction.c), fuel: &fuel)
    }
    if isQuick {
      registers.drop(instruction.d + 1, count: instruction.c)
      registers.set(instruction.d, .void)
      return
    }
    let weight = registers[instruction.a].weight
    let storage = registers.place(instruction.a).storage
    let (apply, isLinear, isOfPart) = intrinsic._withUnsafeGuaranteedRef {
      ($0.apply, $0.isLinear, $0.isOfPart)
    }
    if isLinear {
      fuel -= try Limits.cost(ofWalking: registers.arguments(from: instruction.a, count: 1))
    }
    let result = try apply(
      &registers[instruction.a],
      registers.arguments(from: instruction.d + 1, count: instruction.c))
    if isLinear || isOfPart { fuel -= try Workload.current.settle() }
    fuel -= abs(registers[instruction.a].weight - weight) / Limits.elementsPerFuel
    fuel -= registers.place(instruction.a).cost(ofCopyingFrom: storage)
    try Limits.check(registers[instruction.a])
    try charge(for: result, fuel: &fuel)
    registers.drop(instruction.d + 1, count: instruction.c)
    registers.set(instruction.d, result)
  }

  /// Shifts an integer that isn't an `Int`, or by one that isn't.
  @inline(never) mutating func shift(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) {
    let (a, b, d) = (instruction.pointee.a, instruction.pointee.b, instruction.pointee.d)
    for register in [a, b] {
      if case .uninitialized = registers[register] { throw uninitialized(register, instruction) }
    }
    let name =
      switch instruction.pointee.opcode {
      case .shiftLeft: "integer.shiftLeft"
      case .shiftRight: "integer.shiftRight"
      default: throw wrong(instruction, registers)
      }
    guard let intrinsic = Intrinsics.named(name) else { throw wrong(instruction, registers) }
    let result = try Arguments.with([registers[a], registers[b]]) { arguments throws(Trap) in
      try intrinsic.apply(arguments)
    }
    if b >= code.pointee.slotCount { registers.drop(b) }
    if a >= code.pointee.slotCount { registers.drop(a) }
    registers.set(d, result)
  }

  /// Compares values of any type. Releases operands that aren't variables.
  @inline(never) mutating func areEqual(
    _ instruction: RegisterInstruction, _ registers: Registers, fuel: inout Int
  ) throws(Trap) -> Bool {
    let (a, b) = (instruction.a, instruction.b)
    if case .enumeration(let left) = registers[a], case .enumeration(let right) = registers[b],
      left.payload.isEmpty, right.payload.isEmpty
    {
      let result = left.index == right.index && left.instance === right.instance
      if a >= code.pointee.slotCount { registers.drop(a) }
      if b >= code.pointee.slotCount { registers.drop(b) }
      return result
    }
    fuel -= try Limits.cost(ofWalking: registers.arguments(from: a, count: 1))
    fuel -= try Limits.cost(ofWalking: registers.arguments(from: b, count: 1))
    let result = registers[a] == registers[b]
    fuel -= try Workload.current.settle()
    if a >= code.pointee.slotCount { registers.drop(a) }
    if b >= code.pointee.slotCount { registers.drop(b) }
    return result
  }

  mutating func charge(for value: Value, fuel: inout Int) throws(Trap) {
    try checkWraps(value)
    let weight = value.weight
    if weight < Limits.elementsPerFuel { return }
    fuel -= weight / Limits.elementsPerFuel
    try Limits.check(value)
  }

  /// Traps if a new optional has more nested optionals than the runtime frees natively.
  @inline(__always) func checkWraps(_ value: Value) throws(Trap) {
    guard case .some(let inner) = value else { return }
    switch inner {
    case .some, .typed:
      if value.isWrappedTooOften { throw Trap(.nestedTooDeeply(limit: Limits.wraps)) }
    default: break
    }
  }
}
