import CheckedTree
import Machine

// An access has three phases, as in Swift. First, bases and indices are evaluated (`resolve`), then
// the assigned or passed value. Only then the access begins: getters of computed parts run into
// temporaries, each once. The innermost part changes, and setters run from the inside out.

/// Reads, assignments and changes of places.
extension Emitter {
  // MARK: Reading

  /// `-- value`
  func load(_ path: AccessPath) {
    loadValue(path)
    noteRead(of: path)
  }

  private func loadValue(_ path: AccessPath) {
    switch path {
    case .variable(let variable): load(variable)
    case .value(let expression): emit(expression)
    case .staticStorage(let storage): code.append(.loadStatic(storage))
    case .field(let base, let index, let name):
      load(base)
      code.append(.field(index, name: name))
    case .uniqueField(let base, let index, let name):
      load(base)
      code.append(.objectField(index, name: name))
    case .objectField(let object, let index, let name):
      emit(object, then: .objectField(index, name: name))
    case .tupleElement(let base, let index):
      load(base)
      code.append(.tupleElement(index))
    case .computed(let accessors, let base, let arguments):
      loadComputed(accessors, base: base, arguments, path: path)
    case .forced(let base):
      load(base)
      code.append(.unwrap)
    case .chained(let base):
      load(base)
      leaveChainIfNone()
    case .weak(let base):
      load(base)
      code.append(.loadWeak(base.weakHolder))
    case .unowned(let base):
      load(base)
      code.append(.loadUnowned)
    }
  }

  private func loadComputed(
    _ accessors: Accessors, base: AccessPath?, _ arguments: [Expression], path: AccessPath
  ) {
    if accessors.getterMutates, accessors.hasBase {
      var writebacks: [Writeback] = []
      read(beginReading(resolve(path, &writebacks), &writebacks))
      finish(writebacks)
      return
    }
    var count = pushCaptures(of: accessors.getter)
    if let selfType = accessors.selfType { emit(selfType) }
    for type in accessors.types { emit(type) }
    count += (accessors.selfType == nil ? 0 : 1) + accessors.types.count
    if accessors.hasBase, let base {
      load(base)
      count += 1
    }
    push(arguments)
    at(accessors.position ?? code.position) {
      run(
        accessors.getter, selfIndex: accessors.types.count,
        argumentCount: count + arguments.count)
    }
  }

  // MARK: Changing

  /// `-- void`
  func assign(_ path: AccessPath, _ value: Expression) {
    noteChange(of: path, isAssignment: true)
    var writebacks: [Writeback] = []
    let place = resolve(path, &writebacks)
    emit(value)
    if place.isReadToAssign { readToAssign(place) }
    store(place)
    finish(writebacks)
    code.append(.push(.void))
  }

  /// `--`, runs the getter before an assignment.
  private func readToAssign(_ place: Place) {
    let end = code.makeLabel()
    if let path = place.decidingKeyPath {
      push(path)
      code.append(.intrinsic(.named("keyPath.readsToAssign"), argumentCount: 1))
      code.append(.jumpIfFalse(end.number))
    }
    read(place)
    code.append(.pop)
    code.place(end)
  }

  /// `-- void`
  func modify(_ path: AccessPath, _ current: Variable, _ value: Expression) {
    noteChange(of: path)
    var writebacks: [Writeback] = []
    let resolved = resolve(path, &writebacks)
    if let (operand, operation) = operatorApplied(to: current, value) {
      // The right operand of `+=` runs before the access begins, and may change the path itself.
      emit(operand)
      let place = begin(resolved, &writebacks)
      read(place)
      code.append(.swap)
      at(value.position) { operation() }
      moveOutBases(of: &writebacks)
      store(place)
    } else {
      let place = begin(resolved, &writebacks)
      read(place)
      declare(current)
      emit(value)
      moveOutBases(of: &writebacks)
      store(place)
    }
    finish(writebacks)
    code.append(.push(.void))
  }

  /// The right operand and operation, if the value is a binary operator with the variable on its
  /// left.
  private func operatorApplied(
    to current: Variable, _ value: Expression
  ) -> (operand: Expression, operation: () -> Void)? {
    switch value.kind {
    case .intrinsic(let name, let operands):
      guard operands.count == 2, operands[0].loads(current) else { return nil }
      return (
        operands[1], { self.code.append(.intrinsic(.named(name), argumentCount: 2)) }
      )
    case .call(let routine, let arguments):
      guard arguments.count == 2, case .value(let left) = arguments[0], left.loads(current),
        case .value(let right) = arguments[1], !routine.isLocal
      else { return nil }
      return (right, { self.run(routine, argumentCount: 2) })
    default: return nil
    }
  }

  /// `-- result`, of a built-in function that changes the value at the path.
  func mutate(_ path: AccessPath, _ name: String, _ arguments: [Expression]) {
    noteChange(of: path)
    var writebacks: [Writeback] = []
    let resolved = resolve(path, &writebacks)
    let operands = arguments.map { evaluate($0) }
    let intrinsic = MutatingIntrinsic.named(name)
    // Reading, changing and storing a number is faster, if it needs no second key lookup.
    let place = begin(
      resolved, &writebacks, isBase: !intrinsic.isOfNumbers || resolved.hasConstantDefault)
    moveOutBases(of: &writebacks)
    mutate(place, intrinsic, operands)
    finish(writebacks)
  }

  // MARK: Evaluating once

  func resolve(_ path: AccessPath, _ writebacks: inout [Writeback]) -> Place {
    switch path {
    case .variable(let variable): return Place(root: .variable(variable))
    case .value(let expression):
      emit(expression)
      return Place(root: .slot(storeTemporary()))
    case .staticStorage(let storage): return Place(root: .staticStorage(storage))
    case .field(let base, let index, let name):
      return project(base, .field(index, name: name), &writebacks)
    case .uniqueField(let base, let index, let name):
      return Place(
        root: .objectField(objectSlot: objectSlot(of: base), index: index, name: name))
    case .objectField(let object, let index, let name):
      if let slot = lastingSlot(of: object) {
        return Place(root: .objectField(objectSlot: slot, index: index, name: name))
      }
      emit(object)
      return Place(root: .objectField(objectSlot: storeTemporary(), index: index, name: name))
    case .tupleElement(let base, let index):
      return project(base, .tupleElement(index), &writebacks)
    case .computed(let accessors, let base, let arguments):
      let types = AccessTypes(
        selfType: accessors.selfType.map { evaluate($0) },
        types: accessors.types.map { evaluate($0) })
      var place: Place?
      if accessors.hasBase, let base {
        if accessors.changesBase {
          place = resolve(base, &writebacks)
        } else {
          load(base)
          place = Place(root: .slot(storeTemporary()))
        }
      }
      let operands = evaluate(arguments)
      return Place(root: .computed(accessors, types, base: place, arguments: operands))
    case .forced(let base):
      return project(base, .unwrapped, &writebacks)
    case .chained(let base):
      // The chain ends on nil before anything to its right is evaluated.
      let resolved = resolve(base, &writebacks)
      var place =
        optionalValue(resolved, &writebacks) ?? begin(resolved, &writebacks, isBase: true)
      read(place)
      leaveChainIfNone(finishing: writebacks)
      code.append(.pop)
      place.projections.append(.unwrapped)
      if case .computed = place.root { return begin(place, &writebacks) }
      return place
    case .weak(let base):
      return Place(root: .reference(resolve(base, &writebacks), .weak))
    case .unowned(let base):
      return Place(root: .reference(resolve(base, &writebacks), .unowned))
    }
  }

  /// A dictionary's value as an optional, after the access to the dictionary has begun.
  private func optionalValue(_ place: Place, _ writebacks: inout [Writeback]) -> Place? {
    guard place.projections.isEmpty,
      case .computed(let accessors, let types, let base?, let arguments) = place.root,
      case .optional? = accessors.storage
    else { return nil }
    let begun = begin(base, &writebacks, isBase: true)
    return Place(root: .computed(accessors, types, base: begun, arguments: arguments))
  }

  private func project(
    _ base: AccessPath, _ projection: Projection, _ writebacks: inout [Writeback]
  ) -> Place {
    var place = resolve(base, &writebacks)
    place.projections.append(projection)
    return place
  }

  /// Evaluates an argument that is passed later.
  func evaluate(_ expression: Expression) -> Operand {
    if case .constant(let value) = expression.kind { return .constant(value) }
    if let slot = lastingSlot(of: expression) { return .lasting(slot) }
    emit(expression)
    if let function = code.takeBackClosure() {
      return .function(function, gives: expression.constantResult)
    }
    return .slot(storeTemporary(canHoldObjects: expression.canHoldObjects))
  }

  /// Evaluates arguments that are passed later. Default values come after written arguments.
  private func evaluate(_ arguments: [Expression]) -> [Operand] {
    guard arguments.haveWaitingDefault else { return arguments.map { evaluate($0) } }
    var operands = arguments.map { $0.isDefaultArgument ? nil : evaluate($0) }
    for (index, argument) in arguments.enumerated() where argument.isDefaultArgument {
      operands[index] = evaluate(argument)
    }
    return operands.compactMap(\.self)
  }

  /// `-- values…`
  func push(_ arguments: [Expression]) {
    if arguments.haveWaitingDefault {
      for operand in evaluate(arguments) { push(operand) }
    } else {
      for argument in arguments { emit(argument) }
    }
  }

  /// The slot of a constant that holds its value from its declaration on.
  private func lastingSlot(of expression: Expression) -> Int? {
    guard case .load(.variable(let variable)) = expression.kind, case .local = variable.storage,
      variable.isConstant, variable.isInitializedAtDeclaration, variable.ownership == .strong,
      !holdsCell(variable), !(expression.ownership?.isMove ?? false)
    else { return nil }
    return slot(of: variable)
  }

  func evaluate(_ push: () -> Void) -> Operand {
    push()
    return .slot(storeTemporary())
  }

  /// `-- value`
  func push(_ operand: Operand) {
    switch operand {
    case .constant(let value): code.append(.push(value))
    case .function(let function, _): code.append(.makeClosure(function, captureCount: 0))
    case .slot(let slot), .lasting(let slot): code.append(.loadReference(slot: slot))
    case .taken(let slot): code.append(.take(slot: slot))
    case .cell(let variable): _ = loadCell(of: variable)
    }
  }
}

extension Accessors {
  /// The self type of an accessor that is a requirement.
  fileprivate var selfType: Expression? {
    if case .witness(_, let selfType) = getter { selfType } else { nil }
  }

  /// Whether the getter or setter changes the base itself, and not a copy.
  fileprivate var changesBase: Bool {
    if getterMutates || setterMutates { return true }
    switch setter {
    case .intrinsic, .operation: return true
    case .routine, .method, .witness, nil: return false
    }
  }
}

extension Expression {
  fileprivate func loads(_ variable: Variable) -> Bool {
    if case .load(.variable(let loaded)) = kind { loaded === variable } else { false }
  }
}

extension [Expression] {
  /// Whether a default value precedes a written argument, which is evaluated first. The order of
  /// constants doesn't matter.
  var haveWaitingDefault: Bool {
    guard let first = firstIndex(where: \.isDefaultArgument) else { return false }
    return self[first...].contains { !$0.isDefaultArgument && !$0.isConstant }
  }
}

extension AccessPath {
  /// Where its weak reference is, if it is a stored property or a declared variable.
  fileprivate var weakHolder: WeakHolder? {
    switch self {
    case .field(_, _, let name): .property(name, isOfStructure: true)
    case .uniqueField(_, _, let name), .objectField(_, _, let name):
      .property(name, isOfStructure: false)
    case .variable(let variable) where !variable.isOfCaptureList: .variable(variable.name)
    default: nil
    }
  }
}

extension Expression {
  fileprivate var isConstant: Bool { if case .constant = kind { true } else { false } }
}
