/// Frees what only these values refer to, with a list of its own instead of native recursion.
///
/// A program may link a hundred thousand objects into a chain; released by the runtime, link after
/// link, it would need that many native frames. Every class a chain can lead through hands what it
/// held to this function in its `deinit`. What the runtime comes to while it frees a part, as through
/// a long array, joins the list.
func dismantle(_ values: consuming [Value]) {
  guard values.contains(where: \.mayLead) else { return }
  let work = Workload.current
  guard work.pending == nil else {
    work.pending? += values.reversed()
    return
  }
  // What is released first is taken from the end.
  work.pending = Array(values.reversed())
  values = []
  while let value = work.pending?.popLast() { takeApart(value, work) }
  work.pending = nil
}

/// Puts what only the value refers to on the list.
private func takeApart(_ value: consuming Value, _ work: Workload) {
  if var object = value.object {
    value = .void
    if isKnownUniquelyReferenced(&object), !object.isWeaklyReferenced,
      object.deinitializer == nil
    {
      work.pending? += object.surrender().reversed()
    }
  } else if var payload = value.payload {
    value = .void
    if isKnownUniquelyReferenced(&payload) { work.pending? += payload.surrender().reversed() }
  } else if var cell = value.cell {
    value = .void
    if isKnownUniquelyReferenced(&cell) { work.pending?.append(cell.surrender()) }
  } else if var closure = value.closure {
    value = .void
    if isKnownUniquelyReferenced(&closure) { work.pending? += closure.surrender().reversed() }
  } else {
    var parts = value.smallParts
    value = .void
    if parts.isUnique { work.pending? += parts.all.reversed() }
  }
}

extension Value {
  /// Whether a chain may lead on from here.
  var mayLead: Bool {
    switch self {
    case .object, .cell, .closure, .some, .tuple, .structure, .array, .dictionary, .typed: true
    case .enumeration(let enumeration): enumeration.storage != nil
    default: false
    }
  }
}

// Each gives one new reference, so that with the value gone, it is the only one of a unique object.
extension Value {
  fileprivate var object: Object? {
    if case .object(let object) = self { object } else { nil }
  }

  fileprivate var payload: Payload? {
    if case .enumeration(let enumeration) = self { enumeration.storage } else { nil }
  }

  fileprivate var cell: Cell? {
    if case .cell(let cell) = self { cell } else { nil }
  }

  fileprivate var closure: Closure? {
    if case .closure(let closure) = self { closure } else { nil }
  }

  /// What a chain may lead through. Long arrays are left to the runtime: walking them again and again
  /// would cost more than they are likely to save.
  fileprivate var smallParts: Parts {
    switch self {
    case .some(let wrapped), .typed(let wrapped, _): .one(wrapped)
    case .tuple(let tuple): .array(tuple.elements)
    case .structure(let structure): .array(structure.fields)
    case .array(let elements): elements.count <= 64 ? .array(elements) : .none
    case .dictionary(let dictionary): dictionary.count <= 64 ? .dictionary(dictionary) : .none
    default: .none
    }
  }
}

private enum Parts {
  case none
  case one(Value)
  case array([Value])
  case dictionary([Value: Value])

  /// Whether nobody else holds them together. A pair of the same pair, and so on, has few parts in
  /// memory, but whoever walks the shared ones as well comes to each as often as there are ways to it.
  var isUnique: Bool {
    mutating get {
      switch self {
      case .none: return false
      case .one: return true
      case .array(var parts):
        self = .none
        defer { self = .array(parts) }
        return !parts.isEmpty && isStorageUnique(of: &parts)
      case .dictionary(var parts):
        self = .none
        defer { self = .dictionary(parts) }
        return !parts.isEmpty && isStorageUnique(of: &parts)
      }
    }
  }

  var all: [Value] {
    switch self {
    case .none: []
    case .one(let part): [part]
    case .array(let parts): parts
    case .dictionary(let parts): Array(parts.values)
    }
  }
}

/// An array or a dictionary of values is one reference to its storage; `Places` relies on it as well, and
/// a test asks it. The storage of an empty one belongs to all of them.
private func isStorageUnique<Collection>(of collection: inout Collection) -> Bool {
  precondition(MemoryLayout<Collection>.size == MemoryLayout<AnyObject>.size)
  return withUnsafeMutablePointer(to: &collection) { place in
    UnsafeMutableRawPointer(place).withMemoryRebound(to: AnyObject.self, capacity: 1) {
      isKnownUniquelyReferenced(&$0.pointee)
    }
  }
}
