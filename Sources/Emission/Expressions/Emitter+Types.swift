import CheckedTree
import Machine

/// Types, casts, and instances of types.
extension Emitter {
  // MARK: Instances

  /// `-- types…`, if the arguments are known only at run time; returns their number.
  func pushTypes(_ types: [Expression], unlessConstant descriptor: TypeDescriptor) -> Int {
    guard types.constantTypes == nil else { return 0 }
    for type in types { emit(type) }
    return types.count
  }

  /// `types… fields… -- structure`
  func makeStructure(
    _ descriptor: TypeDescriptor, _ types: [Expression], pushed typeCount: Int, count: Int
  ) {
    if let constant = types.constantTypes {
      code.append(.makeStructure(descriptor.instance(constant), count: count))
    } else {
      code.append(.makeGenericStructure(descriptor, typeCount: typeCount, count: count))
    }
  }

  func makeStructure(
    _ descriptor: TypeDescriptor, _ types: [Expression], _ fields: [Expression]
  ) {
    let typeCount = pushTypes(types, unlessConstant: descriptor)
    for field in fields { emit(field) }
    makeStructure(descriptor, types, pushed: typeCount, count: fields.count)
  }

  /// `-- enumeration`
  func makeEnumeration(
    _ descriptor: TypeDescriptor, _ types: [Expression], index: Int, _ payload: [Expression]
  ) {
    let typeCount = pushTypes(types, unlessConstant: descriptor)
    push(payload)
    if let constant = types.constantTypes {
      code.append(
        .makeEnumeration(descriptor.instance(constant), index: index, count: payload.count))
    } else {
      code.append(
        .makeGenericEnumeration(
          descriptor, typeCount: typeCount, index: index, count: payload.count))
    }
  }

  /// `-- object`, its fields uninitialized.
  func makeObject(_ layout: Layout, _ types: [Expression]) {
    let count = layout.inheritedFieldCount + layout.fields.count
    let typeCount = pushTypes(types, unlessConstant: layout.descriptor)
    if let constant = types.constantTypes {
      code.append(.makeObject(layout.descriptor.instance(constant), fieldCount: count))
    } else {
      code.append(
        .makeGenericObject(layout.descriptor, typeCount: typeCount, fieldCount: count))
    }
  }

  // MARK: Types as values

  func emitType(_ kind: Expression.Kind) {
    switch kind {
    case .makeType(let template, let types):
      if let constant = types.constantTypes {
        code.append(.push(.type(template.substituting(RuntimeSubstitution(constant)))))
      } else {
        emit(types, then: .makeType(template, count: types.count))
      }
    case .associatedType(let type, let declaring, let index):
      emit(type, then: .associatedType(declaring, index: index))
    case .typeArgument(let value, let descriptor, let index):
      emit(value, then: .typeArgument(descriptor, index: index))
    case .isType(let value, let type):
      emit(value)
      test(type)
    case .castIfPossible(let value, let type):
      emit(value)
      castIfPossible(type)
    case .castOrTrap(let value, let type):
      emit(value)
      if let constant = type.constantType {
        code.append(.castOrTrap(constant))
      } else {
        emit(type, then: .castDynamicallyOrTrap)
      }
    case .typeOf(let value): emit(value, then: .typeOf)
    default: preconditionFailure("emitKind dispatches each kind of expression")
    }
  }

  /// `value -- bool`
  func test(_ type: Expression) {
    if let constant = type.constantType {
      code.append(.isType(constant))
    } else {
      emit(type, then: .isDynamicType)
    }
  }

  /// `value -- some(value)|none`
  func castIfPossible(_ type: Expression) {
    if let constant = type.constantType {
      code.append(.castIfPossible(constant))
    } else {
      emit(type, then: .castDynamicallyIfPossible)
    }
  }
}

extension Expression {
  /// The type that it evaluates to, if that is known without running it.
  var constantType: RuntimeType? {
    switch kind {
    case .constant(.type(let type)): type
    case .makeType(let template, let types):
      types.constantTypes.map { template.substituting(RuntimeSubstitution($0)) }
    default: nil
    }
  }
}

extension [Expression] {
  var constantTypes: [RuntimeType]? {
    var types: [RuntimeType] = []
    for expression in self {
      guard let type = expression.constantType else { return nil }
      types.append(type)
    }
    return types
  }
}
