import CheckedTree
import Machine

/// Conversions of all elements of a collection or optional.
extension Emitter {
  /// `-- value`, the same collection or optional with every element converted.
  func convertElements(
    _ base: Expression, _ element: Variable, _ converted: Expression,
    _ kind: Expression.CollectionKind
  ) {
    emit(base)
    switch kind {
    case .optional: convertWrapped(element, converted)
    case .array: convertAll(element, converted)
    case .set: convertAll(of: "set.members", element, converted, into: "set.replacingMembers")
    case .dictionaryValues:
      convertAll(of: "dictionary.values", element, converted, into: "dictionary.replacingValues")
    }
  }

  /// `collection -- collection`, with intrinsics that convert to an array and back.
  private func convertAll(
    of elements: String, _ element: Variable, _ converted: Expression, into replacing: String
  ) {
    let source = storeTemporary()
    code.append(.loadReference(slot: source))
    code.append(.intrinsic(.named(elements), argumentCount: 1))
    convertAll(element, converted)
    code.append(.loadReference(slot: source))
    code.append(.swap)
    code.append(.intrinsic(.named(replacing), argumentCount: 2))
  }

  /// `optional -- optional`
  private func convertWrapped(_ element: Variable, _ converted: Expression) {
    let isNone = code.makeLabel()
    code.append(.jumpIfNone(isNone.number))
    declare(element, untilEndOfStatement: true)
    emit(converted)
    code.append(.wrap)
    otherwise(isNone) { code.append(.push(.none)) }
  }

  /// `array -- array`
  private func convertAll(_ element: Variable, _ converted: Expression) {
    let source = storeTemporary()
    code.append(.push(.int(0)))
    let index = storeInNewSlot()
    code.append(.push(.array([])))
    let result = storeInNewSlot()
    let next = code.makeLabel()
    let end = code.makeLabel()
    code.place(next)
    code.append(.nextElement(array: source, index: index, otherwise: end.number))
    declare(element, untilEndOfStatement: true)
    emit(converted)
    let value = storeInNewSlot()
    code.append(.take(slot: result))
    code.append(.take(slot: value))
    code.append(.mutatingIntrinsic(.named("array.append"), argumentCount: 1))
    code.append(.store(slot: result))
    code.append(.pop)
    code.append(.jump(next.number))
    code.place(end)
    code.append(.take(slot: result))
  }
}
