/// What a register instruction does. Each line reads as the disassembly shows it; `a`, `b`, `d` are
/// registers of the frame, `target` is an instruction, and `d` is where the result goes.
package enum Opcode: UInt8, Sendable {
  // MARK: Moving
  /// `d = move a`, which leaves `a` uninitialized.
  case move
  /// `d = copy a`; traps on a variable not yet initialized.
  case copy
  /// `d = alias a`: a copy of what the compiler itself put there.
  case alias
  case swap
  case drop
  /// Traps if the variable `a` is not yet initialized.
  case check
  /// `d = b`, a small integer.
  case integer
  /// `d = constants[b]`
  case constant
  /// Puts a fresh cell with the value of `a` into `a`.
  case box
  /// `d = value of cell a`
  case loadCell
  /// `value of cell a = move b`
  case storeCell
  /// `d = global b`
  case loadGlobal
  /// `global b = move a`
  case storeGlobal
  /// Field `b` of the object `a` is being modified from here to `endAccess`.
  case beginFieldAccess
  /// The same of the variable that has the cell `a`.
  case beginAccess
  case endAccess

  // MARK: Integers; all trap on overflow
  case add, subtract, multiply, divide, remainder
  /// With `b` itself as the second operand.
  case addConstant, subtractConstant, multiplyConstant, divideConstant, remainderConstant
  case less, lessOrEqual, greater, greaterOrEqual
  case lessConstant, lessOrEqualConstant, greaterConstant, greaterOrEqualConstant
  /// Of values of any type.
  case equal, notEqual
  case equalConstant, notEqualConstant
  case not

  // MARK: Floating point
  case addDoubles, subtractDoubles, multiplyDoubles, divideDoubles
  case lessDoubles, lessOrEqualDoubles, greaterDoubles, greaterOrEqualDoubles

  // MARK: Flow
  case jump
  case jumpIfFalse, jumpIfTrue
  case jumpIfLess, jumpIfLessOrEqual, jumpIfGreater, jumpIfGreaterOrEqual
  case jumpIfLessConstant, jumpIfLessOrEqualConstant
  case jumpIfGreaterConstant, jumpIfGreaterOrEqualConstant
  case jumpIfEqual, jumpIfNotEqual
  case jumpIfEqualConstant, jumpIfNotEqualConstant
  /// `d = what a wraps`, or to the target.
  case jumpIfNone
  /// `d = value of key b in dictionary a`, or to the target.
  case lookUp
  /// The same of a key whose value is set next, by `setFound`.
  case lookUpToSet
  /// `d = element of array a at index b`, counting the index up, or to the target.
  case nextElement
  /// `d = counter a`, counting it up, or to the target after `b`.
  case nextInteger
  case nextIntegerThrough
  /// `jump`, and the `nextElement` or `nextInteger` that is there
  case jumpToNextElement
  case jumpToNextInteger
  case beginHandling
  case endHandling
  /// `return move a`
  case `return`
  /// The same of a variable, which traps if it is not yet initialized.
  case returnVariable
  /// `return move a`, leaving the parameters that hold a value of the caller's where they are
  case returnHolding
  /// `return ()`, leaving these as well
  case returnNothing

  // MARK: Calls
  /// `d = functions[b](a, …)`; the arguments become the callee's first registers where they are.
  case call
  /// `d = calls[b](a, …)`, some of which hold what the callee changes
  case callHolding
  /// `d = closure b(a + 1, …)`
  case callClosure
  /// `d = method b(a, …)`, of the class of the object among the arguments.
  case callMethod
  /// `d = witness b of type a(a + 1, …)`
  case callWitness
  /// `d = variableCalls[b]()`: a witness called with what variables hold; copied from `a` on only if need be
  case callWitnessOnVariables
  /// The same of the type of the value `a`.
  case callWitnessOfValue
  /// The same of the type of the first argument.
  case callWitnessOfSelf
  /// `d = intrinsics[b](a, …)`, releasing the arguments.
  case intrinsic
  /// `d = mutatingIntrinsics[b](a, d + 1, …)`, changing `a` where it is and releasing the others.
  case mutate

  // MARK: Aggregates
  /// `d = field b of a`
  case field
  /// `field b of a = move c`
  case setField
  /// `d = field b of object a`
  case objectField
  case tupleElement
  case payload
  case isCase
  /// `d = type of a`
  case typeOf
  case isSome
  case unwrap
  case wrap
  /// `field b of object a = move c`
  case setObjectField
  /// `d = structure instances[b](a, …)`, of as many fields as `c` says
  case makeStructure
  /// `d = closure functions[b](a, …)`, of as many captures as `c` says
  case makeClosure
  /// `d = cell of move a`
  case makeCell
  /// `d = value of cell a`, which is a variable passed `inout`
  case openCell
  /// `d = field b of the value of cell a`
  case cellField
  /// `a = mutatingIntrinsics[b](value of cell a, a + 1, …)`, changing the value where it is
  case mutateCell
  /// `a = mutatingIntrinsics[b](field d of object a, a + 1, …)`, changing the field where it is
  case mutateField
  /// `d = element b of array a`
  case element
  /// `d = move element b of array a`, which is put back before anything else sees the array
  case takeElement
  /// `element b of array a = move c`
  case setElement
  /// `array a append move c`
  case append
  /// `text a append c`, as mutatingIntrinsics[b] says
  case appendText
  /// `d = bytes of text a`
  case textSize
  /// `field of a = mutatingIntrinsics[b](field of a, c)`, which computes a number of two
  case changeField
  /// `field d of a append c`, as mutatingIntrinsics[b] says
  case appendToField
  /// `value of key c in dictionary a = mutatingIntrinsics[b](it, or d + 1 where there is none, d)`,
  /// which computes a number of two
  case changeValue
  /// The same of the constants `d` and `d + 1`.
  case changeValueByConstant
  /// `value of key b in dictionary a = move c`
  case setValue
  /// The same of a key that was just looked up.
  case setFound
  /// `d = text of a, …`, of as many pieces as `c` says, if no code of the program gives a piece's
  case interpolate
  case count

  /// The stack instruction that wrote it, on the operands below register `a`.
  case general
}

/// One step of register code: 20 bytes.
struct RegisterInstruction {
  var opcode: Opcode
  var a: Int32 = 0
  var b: Int32 = 0
  /// A register, a count, or the target of a jump.
  var c: Int32 = 0
  var d: Int32 = 0
}
