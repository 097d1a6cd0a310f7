extension Value {
  /// The maximum number of parts in a hash. The first parts distinguish values well enough, and
  /// values can share parts so often that hashing all of them would take practically forever.
  private static let hashedParts = 4096

  /// Hashes the value's parts up to the limit, with its own list.
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
      // The order is unspecified, so tables inside a table aren't visited.
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

  /// The hash of a value without parts. For other values, an upper bound of the number of parts.
  fileprivate var flatHash: Int {
    isFlat ? hashValue : weight
  }
}

extension Values {
  /// Hashes the number of parts, and returns the parts that the hash includes, the last one first.
  fileprivate func hashedParts(hasher: inout Hasher) -> ReversedCollection<Slice<Values>> {
    hasher.combine(count)
    return prefix(256).reversed()
  }
}

extension Collection {
  /// Returns a hash that doesn't depend on the order of the elements.
  fileprivate func unorderedHash(_ hash: (Element) -> Int) -> Int {
    // Equal tables have equal members, but may have different first ones. So the hash includes all
    // or none.
    guard count <= 4096 else { return count }
    return reduce(count) { $0 &+ hash($1) }
  }
}
