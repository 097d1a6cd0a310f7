extension Activation {
  /// Runs a leaf function without a frame: it only computes a value from its arguments.
  ///
  /// Returns false in unusual cases, such as an overflow. Then nothing has happened, and the
  /// function runs in a frame.
  mutating func runLeaf(
    _ entered: UnsafePointer<RegisterCode.View>, at start: Int, result: Int32
  ) -> Bool {
    let registers = stack.registers(at: start)
    if let operation = entered.pointee.ofIntegers, case .int(let x) = registers[0],
      case .int(let y) = registers[1], let value = operation.applied(to: x, y)
    {
      stack.registers(at: base).set(result, value)
      return true
    }
    var this = entered.pointee.instructions
    while true {
      let (a, b, d) = (this.pointee.a, this.pointee.b, this.pointee.d)
      let opcode = this.pointee.opcode
      switch opcode {
      case .return, .returnVariable:
        if case .uninitialized = registers[a] { break }
        let value = registers.take(a)
        registers.drop(downFrom: entered.pointee.slotCount)
        stack.registers(at: base).set(result, value)
        return true
      case .copy, .alias:
        if case .uninitialized = registers[a] { break }
        registers.set(d, registers[a])
        this += 1
        continue
      case .integer:
        registers.set(d, .int(Int(b)))
        this += 1
        continue
      case .constant:
        registers.set(d, entered.pointee.constants[Int(b)])
        this += 1
        continue
      case .field:
        guard let structure = registers.place(a).structure else { break }
        let value = structure.pointee.fields[Int(b)]
        if case .uninitialized = value { break }
        registers.set(d, value)
        this += 1
        continue
      case .objectField:
        guard accesses.isEmpty, let object = registers.place(a).object else { break }
        let value = object._withUnsafeGuaranteedRef { $0[Int(b)] }
        if value.isNotRead { break }
        registers.set(d, value)
        this += 1
        continue
      case .tupleElement:
        guard case .tuple(let tuple) = registers[a] else { break }
        registers.set(d, tuple.elements[Int(b)])
        this += 1
        continue
      case .count:
        guard let count = registers.elementCount(a) else { break }
        registers.set(d, .int(count))
        this += 1
        continue
      case .addDoubles, .subtractDoubles, .multiplyDoubles, .divideDoubles, .lessDoubles,
        .lessOrEqualDoubles, .greaterDoubles, .greaterOrEqualDoubles:
        guard case .double(let x) = registers[a], case .double(let y) = registers[b] else { break }
        registers.set(d, opcode.applied(to: x, y))
        this += 1
        continue
      default:
        guard case .int(let x) = registers[a] else { break }
        let y: Int
        if opcode.isOnConstant {
          y = Int(b)
        } else if case .int(let right) = registers[b] {
          y = right
        } else {
          break
        }
        guard let value = opcode.applied(to: x, y) else { break }
        registers.set(d, value)
        this += 1
        continue
      }
      registers.drop(
        entered.pointee.slotCount, count: entered.pointee.frameSize - entered.pointee.slotCount)
      return false
    }
  }
}

extension Activation {
  /// Sorts an array by a closure that is a leaf, so that a program can't see the order of the calls.
  ///
  /// The result is nil for other closures and in unusual cases. Then nothing has happened.
  mutating func sortElements(
    _ instruction: RegisterInstruction, fuel: inout Int
  ) throws(Trap) {
    let registers = stack.registers(at: base)
    let array = registers.place(instruction.a).array.map { Array($0.pointee) }
    let closure = registers.place(instruction.b).closure
    var result = Value.none
    if let array, let closure {
      result = closure._withUnsafeGuaranteedRef { sorted(array, by: $0, fuel: &fuel) }
      // Throws if the run should stop. The calls are paid already.
      _ = try Workload.current.settle()
    }
    let own = stack.registers(at: base)
    if instruction.b >= code.pointee.slotCount { own.drop(instruction.b) }
    own.set(instruction.d, result)
  }

  private mutating func sorted(_ array: [Value], by closure: Closure, fuel: inout Int) -> Value {
    struct Unusual: Error {}
    let captureCount = closure.captureCount
    guard let entered = closure.function.registerCode, entered.pointee.isLeaf,
      Int(entered.pointee.argumentCount) == captureCount + 2
    else { return .none }
    let frameSize = code.pointee.frameSize
    let start = base + Int(frameSize)
    // The result of a call is above the registers of the leaf.
    let answer = frameSize + entered.pointee.frameSize
    stack.reserve(base + Int(answer) + 1)
    let arguments = stack.registers(at: start)
    let first = Int32(captureCount)
    let calls = fuel
    let elements = try? array.sorted { left, right throws(Unusual) in
      fuel -= 1
      if (calls - fuel) & 0xFFF == 0, Workload.current.stops { throw Unusual() }
      for index in 0..<captureCount { arguments.set(Int32(index), closure.capture(index)) }
      arguments.set(first, left)
      arguments.set(first + 1, right)
      guard runLeaf(entered, at: start, result: answer),
        case .bool(let isLess) = stack[base + Int(answer)]
      else {
        arguments.drop(downFrom: entered.pointee.slotCount)
        throw Unusual()
      }
      return isLess
    }
    return elements.map { .some(.array(Values($0))) } ?? .none
  }
}

extension RegisterCode {
  /// The maximum number of instructions of a leaf, so that its call doesn't cost too little fuel.
  private static let leafLength = 8

  /// Whether the function only computes a value from its arguments, step by step, without changing
  /// a variable.
  static func isLeaf(_ instructions: [RegisterInstruction], arguments: Int, slots: Int) -> Bool {
    guard arguments == slots else { return false }
    for instruction in instructions.prefix(leafLength) {
      switch instruction.opcode {
      case .return, .returnVariable: return true
      default:
        guard instruction.opcode.isOfLeaves, instruction.d >= slots else { return false }
      }
    }
    return false
  }
}

extension RegisterCode {
  /// Returns the operation of a leaf that consists of one operation on two integers.
  static func operationOfIntegers(_ instructions: [RegisterInstruction]) -> Opcode? {
    guard instructions.count >= 2, (instructions[0].a, instructions[0].b) == (0, 1),
      instructions[1].opcode == .return, instructions[1].a == instructions[0].d
    else { return nil }
    switch instructions[0].opcode {
    case .add, .subtract, .multiply, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal,
      .notEqual:
      return instructions[0].opcode
    default: return nil
    }
  }
}

extension Value {
  /// Whether a read of a field doesn't simply return it.
  @inline(__always) fileprivate var isNotRead: Bool {
    switch self {
    case .uninitialized, .cell: true
    default: false
    }
  }
}

extension Opcode {
  fileprivate var isOfLeaves: Bool {
    switch self {
    case .addWrapping, .subtractWrapping, .multiplyWrapping, .and, .or, .xor, .shiftLeft,
      .shiftRight, .copy, .alias, .integer, .constant, .field, .objectField, .tupleElement, .count,
      .add,
      .subtract, .multiply, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual,
      .addDoubles, .subtractDoubles, .multiplyDoubles, .divideDoubles, .lessDoubles,
      .lessOrEqualDoubles, .greaterDoubles, .greaterOrEqualDoubles:
      true
    default: isOnConstant
    }
  }

  /// Whether the second operand is an integer constant.
  fileprivate var isOnConstant: Bool {
    switch self {
    case .addConstant, .subtractConstant, .multiplyConstant, .divideConstant, .remainderConstant,
      .lessConstant, .lessOrEqualConstant, .greaterConstant, .greaterOrEqualConstant,
      .equalConstant, .notEqualConstant:
      true
    default: false
    }
  }

  /// Returns nil if the operation would trap.
  func applied(to x: Int, _ y: Int) -> Value? {
    switch self {
    case .add, .addConstant: Self.exact(x.addingReportingOverflow(y))
    case .subtract, .subtractConstant: Self.exact(x.subtractingReportingOverflow(y))
    case .multiply, .multiplyConstant: Self.exact(x.multipliedReportingOverflow(by: y))
    case .divideConstant: y == 0 ? nil : Self.exact(x.dividedReportingOverflow(by: y))
    case .remainderConstant: y == 0 ? nil : Self.exact(x.remainderReportingOverflow(dividingBy: y))
    case .less, .lessConstant: .bool(x < y)
    case .lessOrEqual, .lessOrEqualConstant: .bool(x <= y)
    case .greater, .greaterConstant: .bool(x > y)
    case .greaterOrEqual, .greaterOrEqualConstant: .bool(x >= y)
    case .equal, .equalConstant: .bool(x == y)
    case .notEqual, .notEqualConstant: .bool(x != y)
    default: isOfBits ? .int(ofBits(x, y)) : nil
    }
  }

  private static func exact(_ result: (Int, overflow: Bool)) -> Value? {
    result.overflow ? nil : .int(result.0)
  }
}
