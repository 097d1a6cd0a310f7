import Machine

/// A point in the code. Jumps can refer to it before its instruction is known.
struct Label: Hashable {
  let number: Int
}

/// The instructions so far, with the current height of the operand stack.
///
/// Unreachable code is dropped. Jumps hold the number of their label until `finished`.
struct Code {
  private(set) var instructions: [Instruction] = []
  private(set) var positions: [Position?] = []
  /// The source position of the next instructions.
  var position: Position?
  /// The ranges of instructions that read a value only because a part of it changes next.
  private(set) var readsOfOldValues: [Range<Int>] = []
  /// The number of operands on the stack.
  private(set) var depth = 0
  private(set) var isReachable = true
  private var targets: [Int?] = []
  private var depths: [Int?] = []
  /// The index of the last instruction that is a jump target.
  private var lastTarget = 0

  mutating func makeLabel() -> Label {
    targets.append(nil)
    depths.append(nil)
    return Label(number: targets.count - 1)
  }

  mutating func append(_ instruction: Instruction) {
    guard isReachable else { return }
    if case .pop = instruction, instructions.count > lastTarget, case .push? = instructions.last {
      instructions.removeLast()
      positions.removeLast()
      depth -= 1
      return
    }
    let before = depth
    depth += instruction.stackEffect
    precondition(depth >= 0, "the stack has the instruction's operands")
    instructions.append(instruction)
    positions.append(position.flatMap { $0.isShown ? $0 : nil })
    if let jump = instruction.jump { note(Label(number: jump.target), depth: before + jump.effect) }
    if instruction.isFinal { isReachable = false }
  }

  /// Notes that the instructions since `start` read an old value.
  mutating func noteReadOfOldValue(since start: Int) {
    if instructions.count > start { readsOfOldValues.append(start..<instructions.count) }
  }

  /// Removes the last instruction if it creates a closure without captures. The closure can be
  /// created anywhere.
  mutating func takeBackClosure() -> Function? {
    guard instructions.count > lastTarget, case .makeClosure(let function, 0)? = instructions.last
    else { return nil }
    instructions.removeLast()
    positions.removeLast()
    depth -= 1
    return function
  }

  mutating func place(_ label: Label) {
    targets[label.number] = instructions.count
    lastTarget = instructions.count
    if let known = depths[label.number] {
      precondition(!isReachable || depth == known, "all paths to a label have equal stack heights")
      depth = known
      isReachable = true
    } else if isReachable {
      depths[label.number] = depth
    }
  }

  /// Asserts the stack height at the end of a construct, or sets it if the end is unreachable.
  mutating func settle(_ height: Int) {
    precondition(!isReachable || depth == height, "a construct leaves the expected stack height")
    depth = height
  }

  /// The instructions with the indices of their targets.
  func finished() -> [Instruction] {
    instructions.map { instruction in
      guard let jump = instruction.jump else { return instruction }
      guard let target = targets[jump.target] else {
        preconditionFailure("every jump target is placed")
      }
      return instruction.jumping(to: target)
    }
  }

  private mutating func note(_ label: Label, depth: Int) {
    if let known = depths[label.number] {
      precondition(known == depth, "all paths to a label have equal stack heights")
    } else {
      depths[label.number] = depth
    }
  }
}
