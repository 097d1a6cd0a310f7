import CheckedTree
import Machine

/// Dispatches expressions to the method for their kind.
extension Emitter {
  /// `-- value`
  func emit(_ expression: Expression) {
    let depth = code.depth
    at(expression.position) {
      if let ownership = expression.ownership, ownership.isMove,
        case .load(let path) = expression.kind
      {
        move(path, ownership)
      } else {
        emitKind(expression.kind)
        if case .skipsObservers(let property)? = expression.role,
          case .assign(_, let value) = expression.kind
        {
          noteSkippedObservers(of: property, value)
        }
      }
    }
    code.settle(depth + 1)
  }

  /// `void -- void`
  private func noteSkippedObservers(of property: String, _ value: Expression) {
    if case .load(.variable) = value.kind, value.ownership == nil {
      emit(value)
    } else {
      code.append(.push(.void))
    }
    code.append(.noteSkippedObservers(of: property))
  }

  /// `--`
  func emitForEffect(_ expression: Expression) {
    emit(expression)
    at(expression.position) { code.append(.pop) }
  }

  private func emitKind(_ kind: Expression.Kind) {
    switch kind {
    case .constant, .interpolation, .tuple, .array, .dictionary, .set, .enumerationCase,
      .structure, .wrap, .weakReference, .closure, .partial, .partialWitness, .partialMethod,
      .keyPath:
      emitMaking(kind)
    case .makeType, .associatedType, .typeArgument, .isType, .castIfPossible, .castOrTrap,
      .typeOf:
      emitType(kind)
    case .call, .callWitness, .callMethod, .callClosure, .makeObject, .makeDynamicObject,
      .intrinsic, .operation:
      emitCall(kind)
    case .isolated(let destination, let call): emitIsolated(to: destination, call)
    case .load(let path): load(path)
    case .mutatingIntrinsic(let name, let path, let arguments): mutate(path, name, arguments)
    case .assign(let path, let value): assign(path, value)
    case .assignInInitializer(let assignment): emit(assignment.chosen)
    case .modify(let path, let current, let value): modify(path, current, value)
    case .not, .and, .or: emitLogic(kind)
    case .conditional, .coalesce, .statement, .optionalChain, .chainLink, .tryOptional, .tryForce,
      .sequence, .bind, .convertElements:
      emitFlow(kind)
    case .forceUnwrap(let value): emit(value, then: .unwrap)
    }
  }

  private func emitMaking(_ kind: Expression.Kind) {
    switch kind {
    case .constant(let value): code.append(.push(value))
    case .interpolation(let pieces): emit(pieces, then: .interpolate(count: pieces.count))
    case .tuple(let elements, let labels): emit(elements, then: .makeTuple(labels: labels))
    case .array(let elements): emit(elements, then: .makeArray(count: elements.count))
    case .set(let elements): emit(elements, then: .makeSet(count: elements.count))
    case .dictionary(let entries):
      emit(entries.flatMap { [$0.key, $0.value] }, then: .makeDictionary(count: entries.count))
    case .enumerationCase(let descriptor, let types, let index, let payload):
      makeEnumeration(descriptor, types, index: index, payload)
    case .structure(let descriptor, let types, let fields):
      makeStructure(descriptor, types, fields)
    case .wrap(let value): emit(value, then: .wrap)
    case .weakReference(let value): emit(value, then: .makeWeak)
    case .closure(let closure): makeClosure(closure)
    case .partial(let routine, let given): makeClosure(routine, given: given)
    case .partialWitness(let requirement, let selfType, let given):
      makeClosure(requirement, selfType, given: given)
    case .partialMethod(let slot, let given): makeClosure(slot, given: given)
    case .keyPath(let parts): makeKeyPath(parts)
    default: preconditionFailure("emitKind dispatches each kind of expression")
    }
  }

  func emit(_ expression: Expression, then instruction: Instruction) {
    emit(expression)
    code.append(instruction)
  }

  func emit(_ expressions: [Expression], then instruction: Instruction) {
    for expression in expressions { emit(expression) }
    code.append(instruction)
  }
}
