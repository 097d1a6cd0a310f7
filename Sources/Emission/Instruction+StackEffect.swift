import Machine

extension Instruction {
  /// The change of the stack's height between this instruction and the next.
  var stackEffect: Int {
    switch self {
    case .push, .duplicate, .load, .take, .loadCell, .loadReference, .loadGlobal, .loadStatic,
      .makeObject, .nextElement, .nextInteger:
      1
    case .makeType(_, let count), .makeGenericObject(_, let count, _): 1 - count
    case .makeGenericStructure(_, let types, let count),
      .makeGenericEnumeration(_, let types, _, let count):
      1 - types - count
    case .makeDynamicObject, .associatedType, .typeArgument: 0
    case .noteSkippedObservers, .isDynamicType, .castDynamicallyIfPossible, .castDynamicallyOrTrap:
      -1
    case .swap, .box, .makeCell, .openCell, .makeWeak, .loadWeak, .loadUnowned, .dropError,
      .noteRepeated, .noteCopy, .wrap, .tupleElement, .field, .objectField, .payload, .isCase,
      .isSome,
      .unwrap, .isType,
      .castIfPossible, .castOrTrap, .typeOf, .jump, .jumpIfNone, .beginHandling, .endHandling,
      .endAccess, .trap:
      0
    case .pop, .store, .storeCell, .storeGlobal, .storeStatic, .beginFieldAccess, .beginAccess,
      .setTupleElement, .setField,
      .jumpIfFalse, .jumpIfTrue, .throw, .return:
      -1
    case .setObjectField: -2
    case .makeTuple(let labels): 1 - labels.count
    case .makeDictionary(let count): 1 - 2 * count
    case .makeArray(let count), .makeSet(let count), .makeStructure(_, let count),
      .makeEnumeration(_, _, let count), .makeClosure(_, let count), .interpolate(let count),
      .call(_, let count), .intrinsic(_, let count), .perform(_, let count):
      1 - count
    case .callMethod(_, _, let count): 1 - count
    case .callClosure(let count), .callWitness(_, let count),
      .mutateCell(_, let count, _, _),
      .mutateObjectField(_, _, let count):
      -count
    case .mutatingIntrinsic(_, let count): 1 - count
    }
  }

  /// The jump target, and the change of the stack's height there.
  var jump: (target: Int, effect: Int)? {
    switch self {
    case .jump(let target), .nextElement(_, _, let target), .nextInteger(_, _, _, let target):
      (target, 0)
    case .jumpIfFalse(let target), .jumpIfTrue(let target), .jumpIfNone(let target): (target, -1)
    case .beginHandling(let target): (target, 1)
    default: nil
    }
  }

  func jumping(to target: Int) -> Instruction {
    switch self {
    case .jump: .jump(target)
    case .jumpIfFalse: .jumpIfFalse(target)
    case .jumpIfTrue: .jumpIfTrue(target)
    case .jumpIfNone: .jumpIfNone(target)
    case .beginHandling: .beginHandling(target)
    case .nextElement(let array, let index, _):
      .nextElement(array: array, index: index, otherwise: target)
    case .nextInteger(let counter, let upper, let includesUpper, _):
      .nextInteger(
        counter: counter, upper: upper, includesUpper: includesUpper, otherwise: target)
    default: self
    }
  }

  /// Whether control never reaches the next instruction.
  var isFinal: Bool {
    switch self {
    case .jump, .throw, .return, .trap: true
    default: false
    }
  }
}
