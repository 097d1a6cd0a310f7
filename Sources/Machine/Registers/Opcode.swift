/// The effect of a register instruction, as the disassembly shows it. `a`, `b` and `d` are
/// registers of the frame, `target` is an instruction, and `d` receives the result.
package enum Opcode: UInt8, Sendable {
  // MARK: Moving
  /// `d = move a`, which leaves `a` uninitialized.
  case move
  /// `d = copy a`; traps on an uninitialized variable.
  case copy
  /// `d = alias a`: a copy of a value that the compiler itself stored.
  case alias
  case swap
  case drop
  /// Traps if the variable `a` is uninitialized.
  case check
  /// `d = b`, a small integer.
  case integer
  /// `d = constants[b]`
  case constant
  /// Puts a new cell with the value of `a` into `a`.
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
  /// The variable with the cell `a` is being modified from here to `endAccess`.
  case beginAccess
  case endAccess

  // MARK: Integers; all trap on overflow
  case add, subtract, multiply, divide, remainder
  /// `b` itself is the second operand.
  case addConstant, subtractConstant, multiplyConstant, divideConstant, remainderConstant
  /// These don't trap. The operands of shifts may be integers of any type.
  case addWrapping, subtractWrapping, multiplyWrapping, and, or, xor, shiftLeft, shiftRight
  case less, lessOrEqual, greater, greaterOrEqual
  case lessConstant, lessOrEqualConstant, greaterConstant, greaterOrEqualConstant
  /// Operands of any type.
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
  /// `d = wrapped value of a`, or jump to the target.
  case jumpIfNone
  /// `d = value of key b in dictionary a`, or jump to the target.
  case lookUp
  /// `lookUp` of a key whose value is set next, by `setFound`.
  case lookUpToSet
  /// `d = element of array a at index b`, incrementing the index, or jump to the target.
  case nextElement
  /// `d = counter a`, incrementing it, or jump to the target after `b`.
  case nextInteger
  case nextIntegerThrough
  /// `jump`, and the `nextElement` or `nextInteger` at the target
  case jumpToNextElement
  case jumpToNextInteger
  case beginHandling
  case endHandling
  /// `return move a`
  case `return`
  /// `return move a` of a variable, which traps if it is uninitialized.
  case returnVariable
  /// `return move a`, leaving the caller's values in the parameters that hold them
  case returnHolding
  /// `return ()`, leaving the caller's values in the parameters that hold them
  case returnNothing

  // MARK: Calls
  /// `d = functions[b](a, …)`; the arguments become the callee's first registers without a copy.
  case call
  /// `d = calls[b](a, …)`; some arguments hold values that the callee changes
  case callHolding
  /// `d = closure b(a + 1, …)`
  case callClosure
  /// `d = method b(a, …)` of the class of the object among the arguments.
  case callMethod
  /// `d = witness b of type a(a + 1, …)`
  case callWitness
  /// `d = variableCalls[b]()`: calls a witness with variables, which are copied from `a` on only if
  /// necessary
  case callWitnessOnVariables
  /// `d = witness b(a + 1, …)` of the type of the value `a`.
  case callWitnessOfValue
  /// `d = witness b(a + 1, …)` of the type of the first argument.
  case callWitnessOfSelf
  /// `d = intrinsics[b](a, …)`, releasing the arguments.
  case intrinsic
  /// `d = mutatingIntrinsics[b](a, d + 1, …)`, changing `a` in place and releasing the others.
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
  case isSome, isNone
  case unwrap
  case wrap
  /// `field b of object a = move c`
  case setObjectField
  /// `d = structure instances[b](a, …)` with `c` fields
  case makeStructure
  /// `d = makings[b](a, …)`: the value's types, then `c` fields
  case makeInstance
  /// `d = type argument typeArguments[b] of a`
  case typeArgument
  /// `d = closure functions[b](a, …)` with `c` captures
  case makeClosure
  /// `d = cell of move a`
  case makeCell
  /// `d = value of cell a`, which is an `inout` variable
  case openCell
  /// `d = field b of the value of cell a`
  case cellField
  /// `a = mutatingIntrinsics[b](value of cell a, a + 1, …)`, changing the value in place
  case mutateCell
  /// `a = mutatingIntrinsics[b](field d of object a, a + 1, …)`, changing the field in place
  case mutateField
  /// `d = element b of array a`
  case element
  /// `d = move element b of array a`, which is put back before other code reads the array
  case takeElement
  /// `element b of array a = move c`
  case setElement
  /// `d = array a, sorted by closure b`, or nil if the closure isn't a leaf
  case sortElements
  /// `array a append move c`
  case append
  /// `text a append c`, by mutatingIntrinsics[b]
  case appendText
  /// `d = bytes of text a`
  case textSize
  /// `field of a = mutatingIntrinsics[b](field of a, c)`, which computes a number from two numbers
  case changeField
  /// `field d of a append c`, by mutatingIntrinsics[b]
  case appendToField
  /// `value of key c in dictionary a = mutatingIntrinsics[b](value, or d + 1 without a value, d)`,
  /// which computes a number from two numbers
  case changeValue
  /// `changeValue` with the constants `d` and `d + 1`.
  case changeValueByConstant
  /// `value of key b in dictionary a = move c`
  case setValue
  /// `setValue` of a key that was just looked up.
  case setFound
  /// `d = text of a, …` of `c` pieces, unless the program's code provides a piece's text
  case interpolate
  case count

  /// The stack instruction for which it was emitted, on the operands below register `a`.
  case general
}

/// One step of register code: 20 bytes.
struct RegisterInstruction {
  var opcode: Opcode
  var a: Int32 = 0
  var b: Int32 = 0
  /// A register, a count, or a jump target.
  var c: Int32 = 0
  var d: Int32 = 0
}
