extension Instruction {
  /// The number of operands that it pops.
  var operandCount: Int {
    switch self {
    case .push, .load, .take, .loadCell, .loadReference, .loadGlobal, .loadStatic, .box,
      .makeObject, .jump, .nextElement, .nextInteger, .beginHandling, .endHandling, .trap,
      .endAccess:
      0
    case .pop, .duplicate, .store, .storeCell, .storeGlobal, .makeCell, .openCell, .storeStatic,
      .beginFieldAccess, .beginAccess, .makeWeak, .loadWeak, .loadUnowned, .dropError,
      .noteRepeated, .noteCopy, .makeDynamicObject, .wrap, .tupleElement, .field,
      .objectField, .payload, .isCase, .isSome, .unwrap, .isType, .castIfPossible, .castOrTrap,
      .typeOf, .associatedType, .typeArgument, .jumpIfFalse, .jumpIfTrue, .jumpIfNone, .throw,
      .return:
      1
    case .swap, .noteSkippedObservers, .setTupleElement, .setField, .setObjectField, .isDynamicType,
      .castDynamicallyIfPossible, .castDynamicallyOrTrap:
      2
    case .makeTuple(let labels): labels.count
    case .makeDictionary(let count): 2 * count
    case .makeArray(let count), .makeSet(let count), .makeStructure(_, let count),
      .makeEnumeration(_, _, let count), .makeClosure(_, let count), .makeType(_, let count),
      .call(_, let count), .callMethod(_, _, let count), .intrinsic(_, let count),
      .perform(_, let count), .interpolate(let count), .makeGenericObject(_, let count, _):
      count
    case .makeGenericStructure(_, let types, let count),
      .makeGenericEnumeration(_, let types, _, let count):
      types + count
    case .callClosure(let count), .callWitness(_, let count), .mutatingIntrinsic(_, let count),
      .mutateCell(_, let count, _, _), .mutateObjectField(_, _, let count):
      count + 1
    }
  }

  /// The number of results that it pushes.
  var resultCount: Int {
    switch self {
    case .pop, .store, .box, .storeCell, .storeGlobal, .storeStatic, .setObjectField,
      .beginFieldAccess, .beginAccess, .endAccess, .jump,
      .jumpIfFalse, .jumpIfTrue, .beginHandling, .endHandling, .throw, .return, .trap:
      0
    case .swap, .duplicate, .mutatingIntrinsic: 2
    default: 1
    }
  }

  /// The target of a jump.
  var target: Int? {
    switch self {
    case .jump(let target), .jumpIfFalse(let target), .jumpIfTrue(let target),
      .jumpIfNone(let target), .nextElement(_, _, let target), .nextInteger(_, _, _, let target),
      .beginHandling(let target):
      target
    default: nil
    }
  }

  /// Whether execution never continues at the next instruction.
  var isFinal: Bool {
    switch self {
    case .jump, .throw, .return, .trap: true
    default: false
    }
  }
}
