extension Value {
  /// Parts that a hash takes notice of. The first of them tell values apart well enough, and values
  /// can share parts so often that all of them would never end.
  private static let hashedParts = 4096

  /// Hashes what the value is made of, as far as it matters, with a list of its own.
  func hashParts(into hasher: inout Hasher) {
    if case .structure(let structure) = self, structure.fields.allSatisfy(\.isFlat) {
      hasher.combine(structure.instance)
      hasher.combine(structure.fields.count)
      for field in structure.fields { hasher.combine(field) }
      return
    }
    let work = Workload.current
    var count = 0
    var pending = [self]
    while let value = pending.popLast() {
      count += 1
      guard count <= Self.hashedParts else { break }
      switch value {
      case .some(let wrapped), .typed(let wrapped, _): pending.append(wrapped)
      case .tuple(let tuple): pending += tuple.elements.hashedParts(hasher: &hasher)
      case .array(let elements): pending += elements.hashedParts(hasher: &hasher)
      case .structure(let structure):
        hasher.combine(structure.instance)
        pending += structure.fields.hashedParts(hasher: &hasher)
      case .enumeration(let enumeration):
        hasher.combine(enumeration.instance)
        hasher.combine(enumeration.index)
        pending += enumeration.payload.hashedParts(hasher: &hasher)
      case .range(let bounds):
        hasher.combine(bounds.includesUpper)
        pending += [bounds.lower, bounds.upper].compactMap { $0 }
      // In no order: what is in a table inside of a table isn't looked at.
      case .set(let members): hasher.combine(members.set.unorderedHash { $0.flatHash })
      case .dictionary(let pairs):
        hasher.combine(pairs.table.unorderedHash { $0.key.flatHash &* 31 &+ $0.value.flatHash })
      case .native(let native):
        native.hash(into: &hasher)
        pending += native.comparedParts.hashedParts(hasher: &hasher)
      case .void, .bool, .int, .integer, .double, .float, .string, .character, .duration, .none,
        .object, .closure, .type, .cell, .weak, .key, .uninitialized:
        hasher.combine(value)
      }
    }
    _ = work.spend(count)
  }

  fileprivate var isFlat: Bool {
    switch self {
    case .some, .tuple, .array, .dictionary, .set, .range, .structure, .enumeration, .typed: false
    case .native(let native): native.comparedParts.isEmpty
    default: true
    }
  }

  /// That of a value without parts; of another one, how many parts it has at most.
  fileprivate var flatHash: Int {
    isFlat ? hashValue : weight
  }
}

extension Values {
  /// Those that a hash takes notice of, the last one first, once it has taken notice of how many
  /// there are.
  fileprivate func hashedParts(hasher: inout Hasher) -> ReversedCollection<Slice<Values>> {
    hasher.combine(count)
    return prefix(256).reversed()
  }
}

extension Collection {
  /// The same in whatever order the elements come.
  fileprivate func unorderedHash(_ hash: (Element) -> Int) -> Int {
    // Equal tables have equal members, but not the same first ones, so that it's all or none.
    guard count <= 4096 else { return count }
    return reduce(count) { $0 &+ hash($1) }
  }
}
