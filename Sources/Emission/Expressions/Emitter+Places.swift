import CheckedTree
import Machine

extension Emitter {
  /// Runs the getters of a path, so that the remaining place can be read and changed directly.
  ///
  /// - Parameters:
  ///   - isBase: Whether a part of the place changes, and not all of it.
  ///   - isLong: Whether code of the program runs before the access ends.
  func begin(
    _ place: Place, _ writebacks: inout [Writeback], isBase: Bool = false, isLong: Bool = false
  ) -> Place {
    let materialized: Place
    switch place.root {
    case .variable, .slot, .objectField, .staticStorage: return place
    case .computed(var accessors, let types, let base, let arguments):
      let base = base.map { begin($0, &writebacks, isBase: true, isLong: isLong) }
      if let changes = accessors.changes {
        (accessors.getter, accessors.setter) = (changes.beginning, changes.ending)
      }
      materialized = Place(root: .computed(accessors, types, base: base, arguments: arguments))
      if let base, isBase || isLong || !place.projections.isEmpty,
        let part = part(of: base, accessors, arguments, place.projections)
      {
        return part
      }
      if accessors.setter == nil {
        read(materialized)
        return Place(root: .slot(storeTemporary()), projections: place.projections)
      }
      let start = code.instructions.count
      read(materialized)
      code.noteReadOfOldValue(since: start)
      let slot = storeInNewSlot()
      if isLong, isStoredProperty(materialized) { lentSlots.insert(slot) }
      let isAccess = if isLong, let base { beginAccess(to: base) } else { false }
      writebacks.append(Writeback(place: materialized, slot: slot, isAccess: isAccess))
      return Place(root: .slot(slot), projections: place.projections)
    case .reference(let base, let ownership):
      materialized = Place(
        root: .reference(begin(base, &writebacks, isLong: isLong), ownership))
      read(materialized)
    }
    let slot = storeInNewSlot()
    writebacks.append(Writeback(place: materialized, slot: slot, isAccess: false))
    return Place(root: .slot(slot), projections: place.projections)
  }

  /// Begins an access that only reads a place whose getter changes the base.
  func beginReading(_ place: Place, _ writebacks: inout [Writeback]) -> Place {
    guard case .computed(let accessors, let types, let base?, let arguments) = place.root,
      place.projections.isEmpty
    else { return begin(place, &writebacks) }
    return Place(
      root: .computed(
        accessors, types, base: begin(base, &writebacks, isBase: true), arguments: arguments))
  }

  /// The element of a collection as a part of the base; nil if it can't be changed in place.
  private func part(
    of base: Place, _ accessors: Accessors, _ arguments: [Operand], _ projections: [Projection]
  ) -> Place? {
    guard let key = arguments.first, let storage = accessors.storage else { return nil }
    var part = base
    switch storage {
    case .element:
      part.projections.append(.element(key, accessors.position))
      part.projections += projections
    case .optional:
      guard case .unwrapped? = projections.first else { return nil }
      part.projections.append(.value(key, default: nil, accessors.position))
      part.projections += projections.dropFirst()
    case .defaulted:
      guard arguments.count == 2 else { return nil }
      let value = makeDefault(arguments[1], of: key, in: base)
      part.projections.append(.value(key, default: value, accessors.position))
      part.projections += projections
    }
    return part
  }

  /// The default value, evaluated only if the dictionary lacks the key.
  private func makeDefault(_ closure: Operand, of key: Operand, in base: Place) -> Operand {
    if let value = closure.constantResult { return .constant(value) }
    read(base)
    push(key)
    code.append(.intrinsic(.named("dictionary.get"), argumentCount: 2))
    let isNone = code.makeLabel()
    code.append(.jumpIfNone(isNone.number))
    code.append(.pop)
    code.append(.push(.void))
    otherwise(isNone) {
      push(closure)
      code.append(.callClosure(argumentCount: 0))
    }
    return .slot(storeTemporary())
  }

  /// Ends accesses, the last one first.
  func finish(_ writebacks: [Writeback]) {
    for writeback in writebacks.reversed() {
      if writeback.isAccess { code.append(.endAccess) }
      code.append(.take(slot: writeback.slot))
      store(writeback.place)
      // Without this, a later trap would put back an old value.
      guard let moved = writeback.moved else { continue }
      code.append(.take(slot: moved))
      code.append(.pop)
    }
  }

  // MARK: Reading

  /// `-- value`
  func read(_ place: Place) {
    switch place.root {
    case .variable(let variable): load(variable)
    case .slot(let slot): code.append(.loadReference(slot: slot))
    case .objectField(let slot, let index, let name):
      code.append(.loadReference(slot: slot))
      code.append(.objectField(index, name: name))
    case .staticStorage(let storage): code.append(.loadStatic(storage))
    case .computed(let accessors, let types, let base, let arguments):
      read(accessors, types, base, arguments)
    case .reference(let base, let ownership):
      read(base)
      code.append(
        ownership == .weak ? .loadWeak(base.weakHolder) : .loadUnowned)
    }
    for projection in place.projections {
      switch projection {
      case .field(let index, let name): code.append(.field(index, name: name))
      case .tupleElement(let index): code.append(.tupleElement(index))
      case .unwrapped: code.append(.unwrap)
      case .element(let index, let position):
        push(index)
        at(position ?? code.position) {
          code.append(.intrinsic(.named("array.get"), argumentCount: 2))
        }
      case .value(let key, default: nil, let position):
        push(key)
        code.append(.intrinsic(.named("dictionary.get"), argumentCount: 2))
        at(position ?? code.position) { code.append(.unwrap) }
      case .value(let key, let value?, _):
        push(key)
        push(value)
        code.append(.intrinsic(.named("dictionary.getDefault"), argumentCount: 3))
      }
    }
  }

  private func read(
    _ accessors: Accessors, _ types: AccessTypes, _ base: Place?, _ arguments: [Operand]
  ) {
    var opened: [OpenedCell] = []
    var count = pushCaptures(of: accessors.getter) + push(types, for: accessors.getter)
    if let base {
      if accessors.getterMutates { pushCell(of: base, &opened) } else { read(base) }
      count += 1
    }
    for argument in arguments { push(argument) }
    at(accessors.position ?? code.position) {
      run(
        accessors.getter, selfIndex: types.types.count, argumentCount: count + arguments.count)
    }
    close(opened)
  }

  /// `-- types…`; returns their number.
  private func push(_ types: AccessTypes, for access: Accessors.Access) -> Int {
    var operands = types.types
    if case .witness = access, let selfType = types.selfType {
      operands.insert(selfType, at: 0)
    }
    for operand in operands { push(operand) }
    return operands.count
  }

  // MARK: Writing

  /// `value --`
  func store(_ place: Place) {
    guard place.projections.isEmpty else {
      var writebacks: [Writeback] = []
      storePart(begin(place, &writebacks))
      finish(writebacks)
      return
    }
    switch place.root {
    case .variable(let variable): store(variable)
    case .slot(let slot): code.append(.store(slot: slot))
    case .objectField(let slot, let index, _):
      code.append(.loadReference(slot: slot))
      code.append(.swap)
      code.append(.setObjectField(index))
    case .staticStorage(let storage): code.append(.storeStatic(storage))
    case .computed(let accessors, let types, let base, let arguments):
      set(accessors, types, base, arguments)
    case .reference(let base, _):
      code.append(.makeWeak)
      store(base)
    }
  }

  /// `value --`, into a part of a directly stored value.
  private func storePart(_ place: Place) {
    if let slot = ownSlot(of: place.root), place.projections.count == 1,
      case .field(let index, _) = place.projections[0]
    {
      code.append(.take(slot: slot))
      code.append(.swap)
      code.append(.setField(index))
      code.append(.store(slot: slot))
      return
    }
    change(place, .assignment.inside(place.projections, assigns: true), argumentCount: 1) {
      code.append(.swap)
    }
    code.append(.pop)
  }

  /// `-- result`; changes the value at a place whose access has begun.
  func mutate(_ place: Place, _ intrinsic: MutatingIntrinsic, _ arguments: [Operand]) {
    change(place, intrinsic.inside(place.projections), argumentCount: arguments.count) {
      for argument in arguments { push(argument) }
    }
  }

  /// Pushes the place's root or its cell, then the arguments, and changes the value in place.
  private func change(
    _ place: Place, _ intrinsic: MutatingIntrinsic, argumentCount: Int, pushArguments: () -> Void
  ) {
    // Outer projections take their operands from the end.
    let operands = place.projections.reversed().flatMap(\.operands)
    let argumentCount = argumentCount + operands.count
    func pushAll() {
      pushArguments()
      for operand in operands { push(operand) }
    }
    if let slot = ownSlot(of: place.root) {
      code.append(.take(slot: slot))
      pushAll()
      code.append(.mutatingIntrinsic(intrinsic, argumentCount: argumentCount))
      code.append(.store(slot: slot))
      return
    }
    switch place.root {
    case .objectField(let slot, let index, _):
      code.append(.loadReference(slot: slot))
      pushAll()
      code.append(.mutateObjectField(index, intrinsic, argumentCount: argumentCount))
    case .variable(let variable):
      guard loadCell(of: variable) else {
        preconditionFailure("a variable without a slot of its own has a cell")
      }
      pushAll()
      code.append(
        .mutateCell(
          intrinsic, argumentCount: argumentCount, isOwn: variable.isAccessedExclusively,
          name: variable.name))
    case .staticStorage(let storage):
      // Reading the static runs its initializer if necessary.
      code.append(.loadStatic(storage))
      code.append(.pop)
      code.append(.push(.cell(storage.cell)))
      pushAll()
      code.append(
        .mutateCell(
          intrinsic, argumentCount: argumentCount, isOwn: true, name: storage.name))
    case .slot, .computed, .reference:
      preconditionFailure("an access in progress is to stored memory")
    }
  }

  /// `value --`, through the setter.
  private func set(
    _ accessors: Accessors, _ types: AccessTypes, _ base: Place?, _ arguments: [Operand]
  ) {
    let value = Operand.taken(storeInNewSlot())
    var writebacks: [Writeback] = []
    if case .intrinsic(let name)? = accessors.setter, let base {
      mutate(begin(base, &writebacks, isBase: true), .named(name), arguments + [value])
    } else {
      var opened: [OpenedCell] = []
      let place = base.map { accessors.setsInCell ? begin($0, &writebacks, isLong: true) : $0 }
      guard let setter = accessors.setter else {
        preconditionFailure("an assigned place has a setter")
      }
      var count = pushCaptures(of: setter) + push(types, for: setter)
      if let place {
        if accessors.setsInCell { pushCell(of: place, &opened) } else { read(place) }
        count += 1
      }
      for argument in arguments + [value] { push(argument) }
      lend(writebacks)
      run(
        setter, selfIndex: types.types.count, argumentCount: count + arguments.count + 1)
      close(opened)
    }
    code.append(.pop)
    finish(writebacks)
  }
}

extension Accessors {
  fileprivate var setsInCell: Bool {
    if case .operation? = setter { true } else { setterMutates }
  }
}
