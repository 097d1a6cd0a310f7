import Synchronization

// Instructions' slow paths and failures.
extension Activation {
  /// Returns the number of the stack instruction for which a register instruction was emitted.
  func source(of instruction: UnsafePointer<RegisterInstruction>) -> Int {
    let index = instruction - code.pointee.instructions
    return Int(code.pointee.translation?.sources[index] ?? 0)
  }

  /// The trap for a variable that is read before it is assigned.
  @inline(never) mutating func uninitialized(
    _ register: Int32, _ instruction: UnsafePointer<RegisterInstruction>
  ) -> Trap {
    let name = function.variableName(register, near: source(of: instruction))
    return Trap(.usedBeforeInitialization(name: name))
  }

  /// The trap for an operand of the wrong kind, which only a defect in lowering can cause.
  @inline(never) mutating func wrong(
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

  @inline(never) mutating func load(
    _ place: Value, _ instruction: UnsafePointer<RegisterInstruction>
  ) throws(Trap) -> Value {
    let cell = try cell(place)
    if !accesses.isEmpty, instruction.pointee.b != 0 { try checkAccess(to: cell) }
    let value = cell.value
    if case .uninitialized = value {
      throw Trap(.usedBeforeInitialization(name: name(instruction)))
    }
    return value
  }

  /// Reads a field of an `inout` variable in place.
  @inline(never) mutating func cellField(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Value {
    let (a, b) = (instruction.pointee.a, Int(instruction.pointee.b))
    let field = registers.place(a).cell?._withUnsafeGuaranteedRef { $0.field(b) } ?? nil
    if let field { return field }
    let variable = function.variableName(a, near: source(of: instruction))
    let base = try initialized(cell(registers[a]).value, name: variable)
    guard case .structure(let structure) = base else {
      throw Trap(unexpected: base, wanted: "a structure with `\(name(instruction))`")
    }
    let value = structure.fields[b]
    if case .uninitialized = value {
      throw Trap(.usedBeforeInitialization(name: name(instruction)))
    }
    return value
  }

  @inline(never) mutating func open(_ place: Value) throws(Trap) -> Value {
    try initialized(cell(place).value, name: "inout")
  }

  /// Reads a cell operand. If this is the cell's last reference, moves its value out.
  @inline(never) mutating func open(taken place: consuming Value) throws(Trap) -> Value {
    guard case .cell(var cell) = place else { throw Trap(unexpected: place, wanted: "a cell") }
    place = .void
    let value = isKnownUniquelyReferenced(&cell) ? cell.surrender() : cell.value
    return try initialized(value, name: "inout")
  }

  @inline(never) mutating func store(
    _ value: consuming Value, _ place: Value, isOwn: Bool
  ) throws(Trap) {
    let cell = try cell(place)
    if !accesses.isEmpty, isOwn { try checkAccess(to: cell) }
    cell.value = value
  }

  @inline(never) mutating func loadGlobal(
    _ instruction: UnsafePointer<RegisterInstruction>
  ) throws(Trap) -> Value {
    let cell = code.pointee.cells[Int(instruction.pointee.b)]
    if !accesses.isEmpty { try checkAccess(to: cell.takeUnretainedValue()) }
    let value = cell._withUnsafeGuaranteedRef { $0.value }
    if case .uninitialized = value {
      throw Trap(.usedBeforeInitialization(name: name(instruction)))
    }
    return value
  }

  @inline(never) mutating func storeGlobal(
    _ value: consuming Value, _ number: Int32
  ) throws(Trap) {
    let cell = code.pointee.cells[Int(number)].takeUnretainedValue()
    if !accesses.isEmpty { try checkAccess(to: cell) }
    cell.value = value
  }

  /// The name of the variable or field in the stack instruction.
  private func name(_ instruction: UnsafePointer<RegisterInstruction>) -> String {
    switch function.code[source(of: instruction)] {
    case .load(_, let name), .loadCell(_, let name, _), .loadGlobal(_, let name),
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

  // MARK: Loops

  /// - Returns: The instruction where the loop continues, or the one after it.
  @inline(__always) mutating func nextElement(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> UnsafePointer<RegisterInstruction> {
    let (a, b) = (instruction.pointee.a, instruction.pointee.b)
    guard case .int(let index) = registers[b], let count = registers.elementCount(a) else {
      throw Trap(unexpected: registers[a], wanted: "an array and an index")
    }
    guard index < count else { return code.pointee.instructions + Int(instruction.pointee.c) }
    registers[b] = .int(index + 1)
    registers.set(instruction.pointee.d, registers.element(index, of: a))
    return instruction + 1
  }

  /// Advances a loop over integers.
  @inline(__always) mutating func nextInteger(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) -> UnsafePointer<RegisterInstruction> {
    let (a, b) = (instruction.pointee.a, instruction.pointee.b)
    guard case .int(let x) = registers[a], case .int(let last) = registers[b],
      x < last || (x == last && instruction.pointee.opcode == .nextIntegerThrough)
    else { return code.pointee.instructions + Int(instruction.pointee.c) }
    // The largest integer has no successor.
    let (following, overflow) = x.addingReportingOverflow(1)
    registers.set(a, overflow ? .none : .int(following))
    registers.set(instruction.pointee.d, .int(x))
    return instruction + 1
  }

  // MARK: Aggregates

  func wrapped(_ value: consuming Value) throws(Trap) -> Value {
    guard case .some(let wrapped) = value else {
      throw Trap(unexpected: value, wanted: "an optional")
    }
    return wrapped
  }

  mutating func isSome(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Bool {
    switch registers[instruction.pointee.a] {
    case .some: return true
    case .none: return false
    default: throw wrong(instruction, registers, "an optional")
    }
  }

  @inline(__always) mutating func field(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Value {
    guard let structure = registers.place(instruction.pointee.a).structure else {
      throw wrong(instruction, registers, "a structure with `\(name(instruction))`")
    }
    let value = structure.pointee.fields[Int(instruction.pointee.b)]
    if case .uninitialized = value {
      throw Trap(.usedBeforeInitialization(name: name(instruction)))
    }
    return value
  }

  /// Changes the structure in place, without a second reference to its fields.
  mutating func setField(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) {
    guard let structure = registers.place(instruction.pointee.a).structure else {
      throw wrong(instruction, registers, "a structure")
    }
    let value = registers.take(instruction.pointee.c)
    structure.pointee.fields[Int(instruction.pointee.b)] = value
  }

  mutating func objectField(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) -> Value {
    guard let object = registers.place(instruction.pointee.a).object else {
      throw wrong(instruction, registers, "an object")
    }
    if !accesses.isEmpty { try checkAccess(to: instruction.pointee.b, of: object) }
    let value = object._withUnsafeGuaranteedRef { $0[Int(instruction.pointee.b)] }
    switch value {
    case .uninitialized: throw Trap(.usedBeforeInitialization(name: name(instruction)))
    case .cell:
      if isLent(value) {
        // A getter that isn't written by the program has the place of the property.
        let position = function.isOfStorage ? callerPosition : nil
        throw Trap(.overlappingAccess(name: name(instruction), since: nil), position: position)
      }
      // Another task changes it, and waits meanwhile.
      return value.withoutCells()
    default: return value
    }
  }

  mutating func setObjectField(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) {
    guard let object = registers.place(instruction.pointee.a).object else {
      throw wrong(instruction, registers, "an object")
    }
    if !accesses.isEmpty { try checkAccess(to: instruction.pointee.b, of: object) }
    let value = registers.take(instruction.pointee.c)
    let field = Int(instruction.pointee.b)
    let isLogged = object._withUnsafeGuaranteedRef { object in
      object[field] = value
      return object.isLogged.load(ordering: .relaxed)
    }
    if isLogged {
      pc = instruction + 1 - code.pointee.instructions
      noteWrite(to: field, of: object)
    }
  }

  @inline(never) mutating func noteWrite(to field: Int, of object: Unmanaged<Object>) {
    let write = WriteLog.Write(
      calls: calls(innermost: 8) { [owner] in owner?.makeActivation() ?? 0 }, owner: owner)
    object._withUnsafeGuaranteedRef { $0.note(write, of: field) }
  }

  @inline(__always) mutating func element(
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

  /// Moves an element out of its array. Only the instruction that puts it back accesses the place.
  mutating func takeElement(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
  ) throws(Trap) {
    let (a, b) = (instruction.pointee.a, instruction.pointee.b)
    guard let elements = registers.place(a).array else {
      throw wrong(instruction, registers, "an array")
    }
    guard case .int(let index) = registers[b] else {
      throw Trap(unexpected: registers[b], wanted: "an integer")
    }
    let count = elements.pointee.count
    guard index >= 0, index < count else {
      throw Trap(.indexOutOfRange(index: index, count: count))
    }
    let storage = registers.place(a).storage
    if let place = registers.place(a).element(index) {
      // Releasing the old result may run any code, so the place must contain a value before that.
      let element = place.move()
      place.initialize(to: .uninitialized)
      registers.set(instruction.pointee.d, element)
    }
    fuel -= registers.place(a).cost(ofCopyingFrom: storage)
  }

  mutating func setElement(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
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
    let storage = registers.place(a).storage
    registers.place(a).element(index)?.put(registers.take(instruction.pointee.c))
    fuel -= registers.place(a).cost(ofCopyingFrom: storage)
  }

  mutating func append(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
  ) throws(Trap) {
    let a = instruction.pointee.a
    guard let elements = registers.place(a).array else {
      throw wrong(instruction, registers, "an array")
    }
    let storage = registers.place(a).storage
    elements.pointee.append(registers.take(instruction.pointee.c))
    fuel -= registers.place(a).cost(ofCopyingFrom: storage)
    try Limits.check(count: elements.pointee.count, what: "array")
  }

  /// Appends to an array in a structure, in place. Moves values that aren't variables.
  @inline(never) mutating func appendToField(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers, fuel: inout Int
  ) throws(Trap) {
    let (a, c) = (instruction.pointee.a, instruction.pointee.c)
    if case .uninitialized = registers[c] { throw uninitialized(c, instruction) }
    let isOwn = c >= code.pointee.slotCount
    if let field = registers.place(a).field(Int(instruction.pointee.d)), let elements = field.array
    {
      let storage = field.storage
      elements.pointee.append(isOwn ? registers.take(c) : registers[c])
      fuel -= field.cost(ofCopyingFrom: storage)
      try Limits.check(count: elements.pointee.count, what: "array")
      return
    }
    let intrinsic = code.pointee.mutatingIntrinsics[Int(instruction.pointee.b)]
    _ = try intrinsic.takeUnretainedValue().apply(
      &registers[a], registers.arguments(from: c, count: 1))
    if isOwn { registers.drop(c) }
  }

  /// Changes a number in a structure, in place.
  @inline(never) mutating func changeField(
    _ instruction: UnsafePointer<RegisterInstruction>, _ registers: Registers
  ) throws(Trap) {
    let (a, b, c) = (instruction.pointee.a, instruction.pointee.b, instruction.pointee.c)
    let intrinsic = code.pointee.mutatingIntrinsics[Int(b)]
    if let field = registers.place(a).field(Int(instruction.pointee.d)) {
      let result = intrinsic._withUnsafeGuaranteedRef {
        $0.quick?.result(of: field, registers.place(c))
      }
      if let result {
        field.initialize(to: result)
        return
      }
    }
    // The general function handles unusual cases.
    if case .uninitialized = registers[c] { throw uninitialized(c, instruction) }
    _ = try intrinsic.takeUnretainedValue().apply(
      &registers[a], registers.arguments(from: c, count: 1))
  }
}

extension Opcode {
  @inline(__always) func applied(to x: Double, _ y: Double) -> Value {
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
