extension Opcode {
  /// Built-in functions of two arguments that have their own instructions.
  static let binary: [String: Opcode] = [
    "int.add": .add, "int.subtract": .subtract, "int.multiply": .multiply,
    "int.divide": .divide, "int.remainder": .remainder,
    "int.less": .less, "int.lessOrEqual": .lessOrEqual,
    "int.greater": .greater, "int.greaterOrEqual": .greaterOrEqual,
    "int.wrappingAdd": .addWrapping, "int.wrappingSubtract": .subtractWrapping,
    "int.wrappingMultiply": .multiplyWrapping,
    "int.and": .and, "int.or": .or, "int.xor": .xor,
    "integer.shiftLeft": .shiftLeft, "integer.shiftRight": .shiftRight,
    "equal": .equal, "notEqual": .notEqual,
    "double.add": .addDoubles, "double.subtract": .subtractDoubles,
    "double.multiply": .multiplyDoubles, "double.divide": .divideDoubles,
    "double.less": .lessDoubles, "double.lessOrEqual": .lessOrEqualDoubles,
    "double.greater": .greaterDoubles, "double.greaterOrEqual": .greaterOrEqualDoubles,
    "array.get": .element, "array.sortedByLeaf": .sortElements,
  ]

  static let unary: [String: Opcode] = [
    "not": .not, "bool.not": .not, "array.count": .count,
    "string.size": .textSize,
  ]

  /// Comparisons of an optional with `nil`, and the index of the optional.
  static let comparingWithNil: [String: (opcode: Opcode, optional: Int)] = [
    "optional.equalsNil": (.isNone, 0), "optional.differsFromNil": (.isSome, 0),
    "nil.equals": (.isNone, 1), "nil.differs": (.isSome, 1),
  ]

  /// The opcode with a small integer as the second operand.
  var withConstant: Opcode? {
    switch self {
    case .add: .addConstant
    case .subtract: .subtractConstant
    case .multiply: .multiplyConstant
    case .divide: .divideConstant
    case .remainder: .remainderConstant
    case .less: .lessConstant
    case .lessOrEqual: .lessOrEqualConstant
    case .greater: .greaterConstant
    case .greaterOrEqual: .greaterOrEqualConstant
    case .equal: .equalConstant
    case .notEqual: .notEqualConstant
    default: nil
    }
  }

  /// Returns the opcode for this comparison and the jump that follows it.
  func jump(when expected: Bool) -> Opcode? {
    switch self {
    case .less: expected ? .jumpIfLess : .jumpIfGreaterOrEqual
    case .lessOrEqual: expected ? .jumpIfLessOrEqual : .jumpIfGreater
    case .greater: expected ? .jumpIfGreater : .jumpIfLessOrEqual
    case .greaterOrEqual: expected ? .jumpIfGreaterOrEqual : .jumpIfLess
    case .lessConstant: expected ? .jumpIfLessConstant : .jumpIfGreaterOrEqualConstant
    case .lessOrEqualConstant: expected ? .jumpIfLessOrEqualConstant : .jumpIfGreaterConstant
    case .greaterConstant: expected ? .jumpIfGreaterConstant : .jumpIfLessOrEqualConstant
    case .greaterOrEqualConstant:
      expected ? .jumpIfGreaterOrEqualConstant : .jumpIfLessConstant
    case .equal: expected ? .jumpIfEqual : .jumpIfNotEqual
    case .notEqual: expected ? .jumpIfNotEqual : .jumpIfEqual
    case .equalConstant: expected ? .jumpIfEqualConstant : .jumpIfNotEqualConstant
    case .notEqualConstant: expected ? .jumpIfNotEqualConstant : .jumpIfEqualConstant
    default: nil
    }
  }

  /// Whether `c` is a jump target.
  var jumps: Bool {
    switch self {
    case .jump, .jumpIfFalse, .jumpIfTrue, .jumpIfLess, .jumpIfLessOrEqual, .jumpIfGreater,
      .jumpIfGreaterOrEqual, .jumpIfLessConstant, .jumpIfLessOrEqualConstant,
      .jumpIfGreaterConstant, .jumpIfGreaterOrEqualConstant, .jumpIfEqual, .jumpIfNotEqual,
      .jumpIfEqualConstant, .jumpIfNotEqualConstant, .jumpIfNone, .lookUp, .lookUpToSet,
      .nextElement, .nextInteger, .nextIntegerThrough, .jumpToNextElement, .jumpToNextInteger,
      .beginHandling:
      true
    default: false
    }
  }

  var returns: Bool {
    switch self {
    case .return, .returnVariable, .returnHolding, .returnNothing: true
    default: false
    }
  }

  /// The opcode for a jump to this instruction, combined with it.
  var withJump: Opcode? {
    switch self {
    case .nextElement: .jumpToNextElement
    case .nextInteger, .nextIntegerThrough: .jumpToNextInteger
    default: nil
    }
  }

  /// Whether `d` receives a number computed from other numbers.
  var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder, .addConstant, .subtractConstant,
      .multiplyConstant, .divideConstant, .remainderConstant, .addDoubles, .subtractDoubles,
      .multiplyDoubles, .divideDoubles:
      true
    default: isOfBits
    }
  }

  /// Whether it computes an integer without an overflow.
  var isOfBits: Bool {
    switch self {
    case .addWrapping, .subtractWrapping, .multiplyWrapping, .and, .or, .xor, .shiftLeft,
      .shiftRight:
      true
    default: false
    }
  }

  /// The result of an operation for which `isOfBits` is true.
  @inline(__always) func ofBits(_ x: Int, _ y: Int) -> Int {
    switch self {
    case .addWrapping: x &+ y
    case .subtractWrapping: x &- y
    case .multiplyWrapping: x &* y
    case .and: x & y
    case .or: x | y
    case .xor: x ^ y
    case .shiftLeft: x << y
    default: x >> y
    }
  }

  /// Whether it only writes `d`, or jumps within the frame.
  var isPlainStep: Bool {
    switch self {
    case .move, .copy, .alias, .integer, .constant, .jump, .jumpIfFalse, .jumpIfTrue: true
    default: isArithmetic
    }
  }

  /// Whether it writes a result to `d`.
  var hasResult: Bool {
    switch self {
    case .swap, .drop, .check, .box, .storeCell, .storeGlobal, .beginFieldAccess, .beginAccess,
      .endAccess, .beginHandling, .endHandling,
      .return, .returnVariable, .returnHolding, .returnNothing, .setField, .setElement, .append,
      .appendText, .appendToField, .changeValue, .changeValueByConstant, .setValue, .setFound,
      .changeField,
      .setObjectField, .mutateCell,
      .mutateField, .general:
      false
    case .jumpIfNone, .lookUp, .lookUpToSet, .nextElement, .nextInteger, .nextIntegerThrough: true
    default: !jumps
    }
  }
}

extension RegisterInstruction {
  /// Returns whether the result may be written to a variable directly.
  func canBeRetargeted(below slotCount: Int32) -> Bool {
    switch opcode {
    case .mutate, .callHolding: false
    // Overwriting a base that isn't a variable releases it.
    case .field, .objectField, .openCell, .tupleElement, .payload, .isCase, .isSome, .isNone,
      .unwrap, .typeOf, .typeArgument, .element, .takeElement, .sortElements, .count, .textSize:
      a < slotCount
    default: opcode.hasResult
    }
  }
}
