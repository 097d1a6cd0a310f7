extension Function {
  /// The code as text: a head line, then one line for each instruction, with its source line.
  package var disassembly: String {
    var lines = [
      "\(name): captures \(captureCount), parameters \(parameterCount), slots \(slotCount)"
    ]
    for (pc, instruction) in code.enumerated() {
      let line = positions[pc].map { "\($0.line):\($0.column)" } ?? "-"
      lines.append("\(pc)  \(line)  \(instruction.disassembly)")
    }
    return lines.joined(separator: "\n")
  }
}

extension Instruction {
  /// The name and the operands, as in `load slot 2 count`. Functions and types are shown by name.
  package var disassembly: String {
    switch self {
    case .push(let value): "push \(value.constantText)"
    case .pop: "pop"
    case .duplicate: "duplicate"
    case .swap: "swap"
    case .load(let slot, let name): "load slot \(slot) \(name)"
    case .take(let slot): "take slot \(slot)"
    case .store(let slot): "store slot \(slot)"
    case .box(let slot): "box slot \(slot)"
    case .loadCell(let slot, let name, _): "loadCell slot \(slot) \(name)"
    case .storeCell(let slot, _): "storeCell slot \(slot)"
    case .loadReference(let slot): "loadReference slot \(slot)"
    case .loadGlobal(_, let name): "loadGlobal \(name)"
    case .storeGlobal: "storeGlobal"
    case .makeCell: "makeCell"
    case .openCell: "openCell"
    case .loadStatic(let storage): "loadStatic \(storage.name)"
    case .storeStatic(let storage): "storeStatic \(storage.name)"
    case .beginFieldAccess(let index, let name): "beginFieldAccess \(index) \(name)"
    case .beginAccess(let name): "beginAccess \(name)"
    case .endAccess: "endAccess"
    case .makeWeak: "makeWeak"
    case .loadWeak: "loadWeak"
    case .loadUnowned: "loadUnowned"
    case .dropError: "dropError"
    case .noteRepeated: "noteRepeated"
    case .noteCopy(let site, let moment): "noteCopy \(site.copy) \(moment)"
    case .noteSkippedObservers(let property): "noteSkippedObservers \(property)"
    case .makeTuple, .makeArray, .makeDictionary, .makeSet, .makeStructure, .makeObject,
      .makeGenericStructure, .makeGenericObject, .makeDynamicObject, .makeGenericEnumeration,
      .makeEnumeration, .makeClosure, .wrap, .tupleElement, .setTupleElement, .field, .setField,
      .objectField, .setObjectField, .payload, .isCase, .isSome, .unwrap, .isType,
      .castIfPossible, .castOrTrap, .typeOf:
      aggregateDisassembly
    case .makeType, .associatedType, .typeArgument, .isDynamicType, .castDynamicallyIfPossible,
      .castDynamicallyOrTrap:
      typeDisassembly
    case .jump, .jumpIfFalse, .jumpIfTrue, .jumpIfNone, .nextElement, .nextInteger,
      .beginHandling, .endHandling, .throw, .return, .trap, .call, .callClosure,
      .callMethod, .callWitness,
      .intrinsic, .mutatingIntrinsic, .mutateCell, .mutateObjectField, .perform, .interpolate:
      flowDisassembly
    }
  }

  private var aggregateDisassembly: String {
    switch self {
    case .makeTuple(let labels):
      "makeTuple (\(labels.map { "\($0 ?? "_"):" }.joined()))"
    case .makeArray(let count): "makeArray count \(count)"
    case .makeDictionary(let count): "makeDictionary count \(count)"
    case .makeSet(let count): "makeSet count \(count)"
    case .makeStructure(let instance, let count):
      "makeStructure \(instance.name) count \(count)"
    case .makeGenericStructure(let descriptor, let types, let count):
      "makeGenericStructure \(descriptor.name) types \(types) count \(count)"
    case .makeObject(let instance, let count): "makeObject \(instance.name) fields \(count)"
    case .makeGenericObject(let descriptor, let types, let count):
      "makeGenericObject \(descriptor.name) types \(types) fields \(count)"
    case .makeDynamicObject: "makeDynamicObject"
    case .makeEnumeration(let instance, let index, let count):
      "makeEnumeration \(instance.name).\(instance.descriptor.caseName(index)) count \(count)"
    case .makeGenericEnumeration(let descriptor, let types, let index, let count):
      "makeGenericEnumeration \(descriptor.name).\(descriptor.caseName(index)) "
        + "types \(types) count \(count)"
    case .makeClosure(let function, let count):
      "makeClosure \(function.name) captures \(count)"
    case .wrap: "wrap"
    case .tupleElement(let index): "tupleElement \(index)"
    case .setTupleElement(let index): "setTupleElement \(index)"
    case .field(let index, let name): "field \(index) \(name)"
    case .setField(let index): "setField \(index)"
    case .objectField(let index, let name): "objectField \(index) \(name)"
    case .setObjectField(let index): "setObjectField \(index)"
    case .payload(let index): "payload \(index)"
    case .isCase(let index): "isCase \(index)"
    case .isSome: "isSome"
    case .unwrap: "unwrap"
    case .isType(let type): "isType \(type.description)"
    case .castIfPossible(let type): "castIfPossible \(type.description)"
    case .castOrTrap(let type): "castOrTrap \(type.description)"
    case .typeOf: "typeOf"
    default: preconditionFailure("the instruction makes or opens an aggregate")
    }
  }

  private var typeDisassembly: String {
    switch self {
    case .makeType(let template, let count): "makeType \(template.description) types \(count)"
    case .associatedType(let declaring, let index):
      "associatedType \(declaring.name).\(declaring.associatedTypeName(index))"
    case .typeArgument(let descriptor, let index): "typeArgument \(descriptor.name) \(index)"
    case .isDynamicType: "isDynamicType"
    case .castDynamicallyIfPossible: "castDynamicallyIfPossible"
    case .castDynamicallyOrTrap: "castDynamicallyOrTrap"
    default: preconditionFailure("the instruction makes a type")
    }
  }

  private var flowDisassembly: String {
    switch self {
    case .jump(let target): "jump to \(target)"
    case .jumpIfFalse(let target): "jumpIfFalse to \(target)"
    case .jumpIfTrue(let target): "jumpIfTrue to \(target)"
    case .jumpIfNone(let target): "jumpIfNone to \(target)"
    case .nextElement(let array, let index, let target):
      "nextElement array \(array) index \(index) otherwise to \(target)"
    case .nextInteger(let counter, let upper, let includesUpper, let target):
      "nextInteger counter \(counter) \(includesUpper ? "through" : "to") \(upper) "
        + "otherwise to \(target)"
    case .beginHandling(let target): "beginHandling to \(target)"
    case .endHandling: "endHandling"
    case .throw: "throw"
    case .return: "return"
    case .trap(let reason): "trap \(reason)"
    case .call(let function, let count): "call \(function.name) arguments \(count)"
    case .callClosure(let count): "callClosure arguments \(count)"
    case .callMethod(let slot, let index, let count):
      "callMethod \(slot.name) self \(index) arguments \(count)"
    case .callWitness(let requirement, let count):
      "callWitness \(requirement.declaring.name).\(requirement.name) arguments \(count)"
    case .intrinsic(let intrinsic, let count): "intrinsic \(intrinsic.name) arguments \(count)"
    case .mutatingIntrinsic(let intrinsic, let count):
      "mutatingIntrinsic \(intrinsic.name) arguments \(count)"
    case .mutateCell(let intrinsic, let count, _, _):
      "mutateCell \(intrinsic.name) arguments \(count)"
    case .mutateObjectField(let index, let intrinsic, let count):
      "mutateObjectField \(index) \(intrinsic.name) arguments \(count)"
    case .perform(let operation, let count): "perform \(operation.rawValue) arguments \(count)"
    case .interpolate(let count): "interpolate count \(count)"
    default: preconditionFailure("the instruction makes or opens no aggregate")
    }
  }
}

extension Value {
  /// The text of a constant. Code contains only simple ones.
  var constantText: String {
    switch self {
    case .cell: "cell"
    case .closure(let closure): "closure \(closure.function.name)"
    default: pureDescription(debug: true) ?? runtimeType.description
    }
  }
}

extension TypeDescriptor {
  func caseName(_ index: Int) -> String {
    let cases = cases
    return cases.indices.contains(index) ? cases[index].name : "\(index)"
  }
}
