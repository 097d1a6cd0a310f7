/// Translates the stack code of a function to register code.
///
/// The operand stack exists only at translation time: a pushed operand is recorded (a variable, a
/// constant, the result of an instruction) until another instruction uses it. That instruction then
/// reads variables and constants in place. An operand that must exist, such as a call's argument,
/// or where control flow joins, is moved to its home: the register above the variables at the
/// operand's height. So `load b; load c; int.add; store a` becomes `a = add b c`, and a comparison
/// and the jump that follows it become one instruction.
///
/// A recorded operand reads its variable later than the stack code would. Only an instruction of
/// the same frame can change the variable meanwhile. Before it does, the operand is moved to its
/// home.
struct Translation {
  enum Operand {
    /// In a register above the variables, which it owns.
    case register(Int32)
    /// Still in the variable's slot. The instruction `source` loaded it.
    case variable(Int32, source: Int32)
    /// In a slot that needs no initialization check.
    case alias(Int32)
    /// To be moved out of the slot.
    case taken(Int32)
    case constant(Value)
    /// The type of the value in its home, which it owns.
    case typeOf
    /// The type of the value that is still in the variable's slot. `source` loaded it.
    case typeOfVariable(Int32, source: Int32)
    /// In the stack code, the cell of an `inout` parameter that holds the value itself.
    case place(Int32)
  }

  let function: Function
  let code: [Instruction]
  let slotCount: Int32
  private(set) var output: [RegisterInstruction] = []
  private var sources: [Int32] = []
  private var beginnings: [Int32] = []
  var pools = RegisterCode.Pools()
  private var functionNumbers: [ObjectIdentifier: Int32] = [:]

  /// The lowest operand first.
  var operands: [Operand] = [] {
    didSet { homeCount = min(homeCount, operands.count) }
  }
  /// A number of lowest operands of which none is in another operand's home, so they need not be searched.
  private var homeCount = 0
  var highest: Int32 = 0

  /// The parameters, as bits, that hold a value in place of its cell.
  let held: UInt64
  /// Functions that are being translated, this one last.
  let callers: [Function]
  /// Whether the code doesn't need the cells of these parameters.
  var isPossible = true
  /// The plans made where a call's first cell is made, keyed by the call's index.
  var plans: [Int: HoldingPlan] = [:]
  /// The instructions whose cells are neither made nor opened.
  var madeCells: Set<Int> = []
  var openings: Set<Int> = []
  /// The elements to put back into arrays after calls, keyed by the call's index.
  var putBacks: [Int: (array: Int32, index: Int32)] = [:]

  /// For each stack instruction, the beginning of its code, and the number of operands when it is a
  /// jump target.
  private var starts: [Int32]
  private var heights: [Int?]
  private(set) var isTarget: [Bool]
  /// The nesting depth of inlined functions.
  var depth = 0
  /// The stack instruction being translated.
  var source = 0
  private var beginning: Int32 = 0
  private var written = 0
  var isReachable = true
  /// Control flow may join before this instruction, so earlier instructions must not be changed.
  private var barrier = 0

  init(of function: Function, holding held: UInt64 = 0, within callers: [Function] = []) {
    self.function = function
    self.held = held
    self.callers = callers.isEmpty ? [function] : callers
    code = function.code
    slotCount = Int32(function.slotCount)
    starts = Array(repeating: 0, count: code.count + 1)
    heights = Array(repeating: nil, count: code.count + 1)
    isTarget = Array(repeating: false, count: code.count + 1)
    for case let target? in code.map(\.target) { isTarget[min(target, code.count)] = true }
  }

  mutating func finish() -> RegisterCode {
    while source < code.count {
      beginInstruction()
      if isReachable { translate(code[source]) }
      endInstruction()
    }
    beginInstruction()
    // Control flow never continues here.
    emit(RegisterInstruction(opcode: .general, a: slotCount, b: Int32(code.count)))
    for index in output.indices where output[index].opcode.jumps {
      output[index].c = starts[Int(output[index].c)]
    }
    joinJumps()
    pools.stackCode = code
    return RegisterCode(
      instructions: output, sources: sources, beginnings: beginnings, pools: pools,
      captureCount: function.captureCount,
      argumentCount: function.captureCount + function.parameterCount, slotCount: Int(slotCount),
      // A handler finds the error above the operands that it keeps.
      frameSize: Int(slotCount + highest) + 1, held: held)
  }

  /// Replaces jumps by copies of their targets: the next element or number of a loop, or a return.
  private mutating func joinJumps() {
    for index in output.indices where output[index].opcode == .jump {
      let target = Int(output[index].c)
      if let joined = output[target].opcode.withJump {
        output[index].opcode = joined
      } else if output[target].opcode.returns {
        (output[index], sources[index]) = (output[target], sources[target])
      }
    }
    // Returns a variable directly instead of copying it first. The return remains for jumps to it.
    for index in output.indices.dropFirst() where output[index].opcode == .return {
      let copy = output[index - 1]
      guard copy.opcode == .copy, copy.d == output[index].a, copy.d >= slotCount, copy.a < slotCount
      else { continue }
      output[index - 1] = RegisterInstruction(opcode: .returnVariable, a: copy.a)
    }
  }

  private mutating func beginInstruction() {
    if isTarget[source] {
      if isReachable {
        settleAll()
        heights[source] = operands.count
      } else if let height = heights[source] {
        operands = (0..<height).map { .register(slotCount + Int32($0)) }
        isReachable = true
      }
      barrier = output.count
    }
    starts[source] = Int32(output.count)
  }

  private mutating func endInstruction() {
    // Dropping an empty result also ends a statement, although no code is emitted for it.
    let isDropped = if case .pop = code[source] { true } else { false }
    source += 1
    if output.count > written || isDropped { beginning = Int32(source) }
    written = output.count
  }

  // MARK: Writing

  mutating func emit(_ instruction: RegisterInstruction, source written: Int32? = nil) {
    output.append(instruction)
    sources.append(written ?? Int32(source))
    beginnings.append(beginning)
    beginning = Int32(source)
  }

  /// Emits an instruction whose result is the next operand.
  mutating func push(_ instruction: RegisterInstruction) {
    let home = claimHome()
    var instruction = instruction
    instruction.d = home
    emit(instruction)
    operands.append(.register(home))
  }

  /// Returns the instruction that made this operand, if it was the last one and no control flow
  /// joins after it.
  func producer(of operand: Operand) -> Int? {
    guard case .register(let register) = operand, output.count > barrier,
      let last = output.last, last.opcode.hasResult, last.d == register
    else { return nil }
    return output.count - 1
  }

  /// Returns whether the last instruction has computed a number for this variable or moved an
  /// element to it, and no control flow joins after it. Then its result can be redirected, because
  /// the variable is never read.
  func isComputed(_ slot: Int32) -> Bool {
    guard output.count > barrier, let last = output.last else { return false }
    return (last.opcode.isArithmetic || last.opcode == .takeElement) && last.d == slot
  }

  mutating func retarget(_ index: Int, to register: Int32) {
    output[index].d = register
  }

  /// Replaces the opcode of an instruction.
  mutating func change(_ index: Int, to opcode: Opcode) {
    output[index].opcode = opcode
  }

  mutating func removeLast() -> (instruction: RegisterInstruction, source: Int32) {
    beginning = beginnings.removeLast()
    return (output.removeLast(), sources.removeLast())
  }

  /// Emits a jump to a stack instruction that has the current number of operands.
  mutating func jump(_ instruction: RegisterInstruction, to target: Int, source: Int32? = nil) {
    settleAll()
    let target = min(target, code.count)
    var instruction = instruction
    instruction.c = Int32(target)
    heights[target] = operands.count
    emit(instruction, source: source)
  }

  mutating func noteHeight(_ height: Int, at target: Int) {
    heights[min(target, code.count)] = height
  }

  mutating func number(of function: Function) -> Int32 {
    let id = ObjectIdentifier(function)
    if let known = functionNumbers[id] { return known }
    pools.functions.append(function)
    let number = Int32(pools.functions.count - 1)
    functionNumbers[id] = number
    return number
  }

  // MARK: Homes

  func home(_ index: Int) -> Int32 { slotCount + Int32(index) }

  /// Returns the home of the next operand, after making it free.
  mutating func claimHome() -> Int32 {
    let register = home(operands.count)
    free(register)
    highest = max(highest, Int32(operands.count) + 1)
    return register
  }

  /// Makes an operand's home free.
  mutating func claim(_ index: Int) {
    free(home(index))
    highest = max(highest, Int32(index) + 1)
    operands[index] = .register(home(index))
  }

  mutating func settleAll() { settle(operands.indices) }

  /// Settles operands. The operands of a long array literal would be searched for each element otherwise.
  private mutating func settle(_ indices: Range<Int>) {
    skipHomes()
    let areHomesFree = homeCount == operands.count
    for index in indices { settle(index, isHomeFree: areHomesFree) }
  }

  private mutating func skipHomes() {
    while homeCount < operands.count, !isAway(homeCount) { homeCount += 1 }
  }

  /// Notes that the operands from an index on may be in the homes of others.
  mutating func move(from index: Int) { homeCount = min(homeCount, index) }

  /// Whether the operand is in a register that could be another operand's home.
  private func isAway(_ index: Int) -> Bool {
    if case .register(let register) = operands[index] { register != home(index) } else { false }
  }

  /// Settles the topmost operands, and all others whose registers they or a callee would overwrite.
  mutating func settle(top count: Int) {
    let first = operands.count - count
    skipHomes()
    for index in min(homeCount, first)..<first where isAway(index) { settle(index) }
    settle(first..<operands.count)
    _ = claimHome()
  }

  /// Moves an operand to its home.
  ///
  /// - Parameter isHomeFree: Whether no other operand is known to be there.
  @discardableResult mutating func settle(_ index: Int, isHomeFree: Bool = false) -> Int32 {
    let register = home(index)
    highest = max(highest, Int32(index) + 1)
    if case .register(register) = operands[index] { return register }
    if !isHomeFree { free(register) }
    switch operands[index] {
    case .register(let other): emit(RegisterInstruction(opcode: .move, a: other, d: register))
    case .variable(let slot, let source):
      emit(RegisterInstruction(opcode: .copy, a: slot, d: register), source: source)
    case .alias(let slot): emit(RegisterInstruction(opcode: .alias, a: slot, d: register))
    case .taken(let slot) where isComputed(slot): retarget(output.count - 1, to: register)
    case .taken(let slot): emit(RegisterInstruction(opcode: .move, a: slot, d: register))
    case .constant(let value): emitConstant(value, into: register)
    case .typeOf: emit(RegisterInstruction(opcode: .typeOf, a: register, d: register))
    case .typeOfVariable(let slot, let source):
      emit(RegisterInstruction(opcode: .copy, a: slot, d: register), source: source)
      emit(RegisterInstruction(opcode: .typeOf, a: register, d: register))
    case .place: isPossible = false
    }
    operands[index] = .register(register)
    return register
  }

  private mutating func free(_ register: Int32) {
    skipHomes()
    for index in homeCount..<operands.count where home(index) != register {
      if case .register(register) = operands[index] { settle(index) }
    }
  }

  /// Moves the operands that read a variable to their homes, before the variable changes.
  mutating func settle(readersOf slot: Int32, except exception: Int? = nil) {
    for index in operands.indices where operands[index].slot == slot && index != exception {
      settle(index)
    }
  }

  mutating func emitConstant(_ value: Value, into register: Int32) {
    if case .int(let int) = value, let small = Int32(exactly: int) {
      emit(RegisterInstruction(opcode: .integer, b: small, d: register))
    } else {
      pools.constants.append(value)
      emit(
        RegisterInstruction(
          opcode: .constant, b: Int32(pools.constants.count - 1), d: register))
    }
  }

  /// Returns a register from which an operand can be read.
  mutating func readable(_ index: Int) -> Int32 {
    switch operands[index] {
    case .register(let register): register
    case .variable(let slot, _), .alias(let slot): slot
    case .taken, .constant, .typeOf, .typeOfVariable, .place: settle(index)
    }
  }

  /// Returns a register out of which an operand can be moved.
  mutating func owned(_ index: Int) -> Int32 {
    switch operands[index] {
    case .register(let register), .taken(let register): register
    default: settle(index)
    }
  }
}

extension Translation.Operand {
  /// The variable that the operand will read.
  var slot: Int32? {
    switch self {
    case .variable(let slot, _), .alias(let slot), .taken(let slot), .typeOfVariable(let slot, _):
      slot
    case .register, .constant, .typeOf, .place: nil
    }
  }

  /// The value, if it is an integer that fits in an instruction.
  var smallInteger: Int32? {
    if case .constant(.int(let int)) = self { Int32(exactly: int) } else { nil }
  }
}
