// Parts of instructions that need more than registers, or fail.
extension Activation {
  /// The number of the stack instruction that a register instruction was written for.
  private func source(of instruction: UnsafePointer<RegisterInstruction>) -> Int {
    let index = instruction - code.pointee.instructions
    return Int(function.translation?.sources[index] ?? 0)
  }

  /// A variable read before anything was assigned to it.
  @inline(never) func uninitialized(
    _ register: Int32, _ instruction: UnsafePointer<RegisterInstruction>
  ) -> Trap {
    let name = function.variableName(register, near: source(of: instruction))
    return Trap(.usedBeforeInitialization(name: name))
  }

  /// The operand that isn't what the instruction wants, which only a mistake in lowering can cause.
  @inline(never) func wrong(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers,
    _ wanted: String = "an integer"
  ) -> Trap {
    let (a, b) = (instruction.pointee.a, instruction.pointee.b)
    let expected: RuntimeType =
      switch wanted {
      case "an integer": .int
      case "a double": .double
      default: .void
      }
    let isSecond =
      expected != .void && instruction.pointee.opcode.withConstant != nil
      && registers[a].runtimeType == expected
    let register = isSecond ? b : a
    if case .uninitialized = registers[register] { return uninitialized(register, instruction) }
    return Trap(unexpected: registers[register], wanted: wanted)
  }

  // MARK: Variables elsewhere

  @inline(never) func load(
    _ place: Value, _ instruction: UnsafePointer<RegisterInstruction>
  ) throws(Trap) -> Value {
    let value = try cell(place).value
    if case .uninitialized = value {
      throw Trap(.usedBeforeInitialization(name: name(instruction)))
    }
    return value
  }

  @inline(never) func open(_ place: Value) throws(Trap) -> Value {
    try initialized(cell(place).value, name: "inout")
  }

  /// The same of an operand, whose cell mostly ends here: then its value is moved.
  @inline(never) func open(taken place: consuming Value) throws(Trap) -> Value {
    guard case .cell(var cell) = place else { throw Trap(unexpected: place, wanted: "a cell") }
    place = .void
    let value = isKnownUniquelyReferenced(&cell) ? cell.surrender() : cell.value
    return try initialized(value, name: "inout")
  }

  @inline(never) func store(_ value: consuming Value, _ place: Value) throws(Trap) {
    try cell(place).value = value
  }

  @inline(never) func loadGlobal(
    _ instruction: UnsafePointer<RegisterInstruction>
  ) throws(Trap) -> Value {
    let value = code.pointee.cells[Int(instruction.pointee.b)]._withUnsafeGuaranteedRef {
      $0.value
    }
    if case .uninitialized = value {
      throw Trap(.usedBeforeInitialization(name: name(instruction)))
    }
    return value
  }

  @inline(never) func storeGlobal(_ value: consuming Value, _ number: Int32) {
    let cell = code.pointee.cells[Int(number)].takeUnretainedValue()
    cell.value = value
  }

  /// Of the variable or field that the stack instruction names.
  private func name(_ instruction: UnsafePointer<RegisterInstruction>) -> String {
    switch function.code[source(of: instruction)] {
    case .load(_, let name), .loadCell(_, let name), .loadGlobal(_, let name),
      .field(_, let name), .objectField(_, let name):
      name
    default: "variable"
    }
  }

  // MARK: Numbers

  func quotient(_ x: Int, _ y: Int) throws(Trap) -> Int {
    if y == 0 { throw Trap(.divisionByZero) }
    let (result, overflow) = x.dividedReportingOverflow(by: y)
    if overflow { throw Trap(.integerOverflow(operation: "/")) }
    return result
  }

  func remainder(_ x: Int, _ y: Int) throws(Trap) -> Int {
    if y == 0 { throw Trap(.divisionByZero) }
    let (result, overflow) = x.remainderReportingOverflow(dividingBy: y)
    if overflow { throw Trap(.integerOverflow(operation: "%")) }
    return result
  }

  // MARK: Aggregates

  func wrapped(_ value: consuming Value) throws(Trap) -> Value {
    guard case .some(let wrapped) = value else {
      throw Trap(unexpected: value, wanted: "an optional")
    }
    return wrapped
  }

  func isSome(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Bool {
    switch registers[instruction.pointee.a] {
    case .some: return true
    case .none: return false
    default: throw wrong(instruction, registers, "an optional")
    }
  }

  @inline(__always) func field(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Value {
    guard case .structure(let structure) = registers[instruction.pointee.a] else {
      throw wrong(instruction, registers, "a structure with `\(name(instruction))`")
    }
    let value = structure.fields[Int(instruction.pointee.b)]
    if case .uninitialized = value {
      throw Trap(.usedBeforeInitialization(name: name(instruction)))
    }
    return value
  }

  /// Changes the structure where it is, without a second reference to its fields.
  func setField(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) {
    guard case .structure(var structure) = registers.take(instruction.pointee.a) else {
      throw wrong(instruction, registers, "a structure")
    }
    structure.fields[Int(instruction.pointee.b)] = registers.take(instruction.pointee.c)
    registers[instruction.pointee.a] = .structure(structure)
  }

  func objectField(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Value {
    guard case .object(let object) = registers[instruction.pointee.a] else {
      throw wrong(instruction, registers, "an object")
    }
    let value = object[Int(instruction.pointee.b)]
    if case .uninitialized = value {
      throw Trap(.usedBeforeInitialization(name: name(instruction)))
    }
    return value
  }

  @inline(__always) func element(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) {
    let (a, b) = (instruction.pointee.a, instruction.pointee.b)
    guard let count = registers.elementCount(a) else {
      throw wrong(instruction, registers, "an array")
    }
    guard case .int(let index) = registers[b] else {
      throw Trap(unexpected: registers[b], wanted: "an integer")
    }
    guard index >= 0, index < count else {
      throw Trap(.indexOutOfRange(index: index, count: count))
    }
    registers.set(instruction.pointee.d, registers.element(index, of: a))
  }

  func setElement(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) {
    let (a, b) = (instruction.pointee.a, instruction.pointee.b)
    guard case .int(let index) = registers[b] else {
      throw Trap(unexpected: registers[b], wanted: "an integer")
    }
    guard let count = registers.elementCount(a) else {
      throw wrong(instruction, registers, "an array")
    }
    guard index >= 0, index < count else {
      throw Trap(.indexOutOfRange(index: index, count: count))
    }
    if case .array(var elements) = registers.take(a) {
      elements[index] = registers.take(instruction.pointee.c)
      registers[a] = .array(elements)
    }
  }

  func append(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
  ) throws(Trap) {
    let a = instruction.pointee.a
    guard case .array(var elements) = registers.take(a) else {
      throw wrong(instruction, registers, "an array")
    }
    elements.append(registers.take(instruction.pointee.c))
    let count = elements.count
    registers[a] = .array(elements)
    try Limits.check(count: count, what: "array")
  }
}

extension Opcode {
  func applied(to x: Double, _ y: Double) -> Value {
    switch self {
    case .addDoubles: .double(x + y)
    case .subtractDoubles: .double(x - y)
    case .multiplyDoubles: .double(x * y)
    case .divideDoubles: .double(x / y)
    case .lessDoubles: .bool(x < y)
    case .lessOrEqualDoubles: .bool(x <= y)
    case .greaterDoubles: .bool(x > y)
    default: .bool(x >= y)
    }
  }
}
