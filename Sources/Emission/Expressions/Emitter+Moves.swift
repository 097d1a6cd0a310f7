import CheckedTree
import Machine

/// Values that are moved out of their places, which have no value afterwards.
extension Emitter {
  /// `-- value`
  func move(_ path: AccessPath, _ ownership: Ownership) {
    move(path)
    guard case .discarded = ownership.use else { return }
    // An object without all of its fields runs no `deinit`.
    code.append(.duplicate)
    code.append(.push(.uninitialized))
    code.append(.setObjectField(0))
  }

  private func move(_ path: AccessPath) {
    switch path {
    case .variable(let variable):
      if let slot = plainSlot(of: variable) {
        code.append(.take(slot: slot))
      } else {
        load(variable)
        vacate(path)
      }
    case .forced(let base):
      move(base)
      code.append(.unwrap)
    case .chained(let base):
      move(base)
      leaveChainIfNone()
    case .field, .uniqueField, .tupleElement:
      load(path)
      if path.isInVariable { vacate(path) }
    case .value, .staticStorage, .objectField, .computed, .weak, .unowned: load(path)
    }
  }

  /// `--`; leaves the place without a value.
  func vacate(_ path: AccessPath) {
    if case .variable(let variable) = path {
      switch variable.storage {
      case .global, .asyncLet: return
      case .local, .reference: break
      }
      code.append(.push(.uninitialized))
      store(variable)
      return
    }
    var writebacks: [Writeback] = []
    let place = resolve(path, &writebacks)
    code.append(.push(.uninitialized))
    store(place)
    finish(writebacks)
  }

  /// The slot with the variable's value, if it holds no cell.
  private func plainSlot(of variable: Variable) -> Int? {
    guard case .local = variable.storage, !holdsCell(variable) else { return nil }
    return slot(of: variable)
  }

  /// The slot of an object that is the value of a structure with a `deinit`.
  func objectSlot(of path: AccessPath) -> Int {
    if case .variable(let variable) = path, let slot = plainSlot(of: variable) { return slot }
    load(path)
    return storeTemporary()
  }

  /// Creates the object for a structure with a `deinit`, without the values of its fields.
  func makeUniqueSelf(_ variable: Variable, _ layout: Layout, _ types: [Expression]) {
    code.append(.makeObject(layout.descriptor.plain, fieldCount: max(1, layout.fields.count)))
    declare(variable)
    if layout.fields.isEmpty {
      load(variable)
      code.append(.push(.void))
      code.append(.setObjectField(0))
    }
    setDefaults(layout, types)
  }
}

extension AccessPath {
  /// Whether the value is a part of a variable.
  fileprivate var isInVariable: Bool {
    switch self {
    case .variable: true
    case .field(let base, _, _), .uniqueField(let base, _, _), .tupleElement(let base, _),
      .forced(let base):
      base.isInVariable
    case .value, .staticStorage, .objectField, .computed, .chained, .weak, .unowned: false
    }
  }
}
