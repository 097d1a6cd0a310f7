// Tables whose key types have their own `==`: see `HashedKey`. The program computes the hash, then
// requests the keys with ordinals 0, 1, 2… until one equals its own key or there is none.
extension Intrinsics {
  static let hashedKeys: [Intrinsic] = [
    // Dictionary, hash, ordinal; returns `(key, value)?`.
    Intrinsic("dictionary.probe") { arguments throws(Trap) in
      let dictionary = try arguments.dictionary(0)
      let key = try HashedKey(hash: arguments.int(1), ordinal: arguments.int(2), key: .void)
      guard let index = dictionary.index(forKey: .key(key)) else { return .none }
      let (stored, value) = dictionary[index]
      return .some(
        .tuple(Tuple(labels: ["key", "value"], elements: [stored.opened, value])))
    },
    // Dictionary, the new values in the order of `dictionary.values`.
    Intrinsic("dictionary.replacingValues", isLinear: true) { arguments throws(Trap) in
      let dictionary = try arguments.dictionary(0)
      let pairs = zip(dictionary.keys, try arguments.array(1)).map { ($0, $1) }
      return .dictionary(Dictionary(pairs) { _, last in last })
    },
    // Set, hash, ordinal; returns the member or nil.
    Intrinsic("set.probe") { arguments throws(Trap) in
      let set = try arguments.set(0)
      let key = try HashedKey(hash: arguments.int(1), ordinal: arguments.int(2), key: .void)
      return Value(set.firstIndex(of: .key(key)).map { set[$0].opened })
    },
    Intrinsic("set.members", isLinear: true) { arguments throws(Trap) in
      .array(try arguments.set(0).map(\.opened))
    },
    // Set, the new members in the order of `set.members`.
    Intrinsic("set.replacingMembers", isLinear: true) { arguments throws(Trap) in
      let members = zip(try arguments.set(0), try arguments.array(1)).map { old, new in
        if case .key(let key) = old {
          Value.key(HashedKey(hash: key.hash, ordinal: key.ordinal, key: new))
        } else {
          new
        }
      }
      return .set(Set(members))
    },
  ]

  static let mutatingHashedKeys: [MutatingIntrinsic] = [
    // Hash, ordinal, key, value: replaces the value, or adds the key with the first free ordinal.
    MutatingIntrinsic("dictionary.insertHashed") { base, arguments throws(Trap) in
      guard case .dictionary(var pairs) = base else {
        throw Trap(unexpected: base, wanted: "a dictionary")
      }
      base = .void
      defer { base = .dictionary(pairs) }
      pairs.table[try hashedKey(arguments)] = try arguments.value(3)
      return .void
    },
    // Hash, ordinal; returns the value or nil.
    MutatingIntrinsic("dictionary.removeHashed") { base, arguments throws(Trap) in
      guard case .dictionary(var pairs) = base else {
        throw Trap(unexpected: base, wanted: "a dictionary")
      }
      base = .void
      defer { base = .dictionary(pairs) }
      let hole = try HashedKey(hash: arguments.int(0), ordinal: arguments.int(1), key: .void)
      guard let removed = pairs.table.removeValue(forKey: .key(hole)) else { return .none }
      let last = lastOrdinal(after: hole) { pairs.table[.key($0)] != nil }
      if let last, let index = pairs.table.index(forKey: .key(last)) {
        let (key, value) = pairs.table.remove(at: index)
        pairs.table[.key(hole.holding(key.opened))] = value
      }
      return .some(removed)
    },
    // Hash, ordinal, member: adds it with the first free ordinal, or replaces it.
    MutatingIntrinsic("set.insertHashed") { base, arguments throws(Trap) in
      guard case .set(var members) = base else { throw Trap(unexpected: base, wanted: "a set") }
      base = .void
      defer { base = .set(members) }
      members.set.update(with: try hashedKey(arguments))
      return .void
    },
    // Hash, ordinal; returns the member or nil.
    MutatingIntrinsic("set.removeHashed") { base, arguments throws(Trap) in
      guard case .set(var members) = base else { throw Trap(unexpected: base, wanted: "a set") }
      base = .void
      defer { base = .set(members) }
      let hole = try HashedKey(hash: arguments.int(0), ordinal: arguments.int(1), key: .void)
      guard let removed = members.set.remove(.key(hole)) else { return .none }
      let last = lastOrdinal(after: hole) { members.set.contains(.key($0)) }
      if let last, let member = members.set.remove(.key(last)) {
        members.set.insert(.key(hole.holding(member.opened)))
      }
      return .some(removed.opened)
    },
  ]

  // MARK: Parts

  private static func hashedKey(_ arguments: Arguments) throws(Trap) -> Value {
    .key(
      HashedKey(
        hash: try arguments.int(0), ordinal: try arguments.int(1), key: try arguments.value(2)))
  }

  /// Returns the last ordinal of a hash, whose key fills the gap after a removal.
  private static func lastOrdinal(
    after hole: HashedKey, isTaken: (HashedKey) -> Bool
  ) -> HashedKey? {
    var last: HashedKey?
    var ordinal = hole.ordinal + 1
    while true {
      let next = HashedKey(hash: hole.hash, ordinal: ordinal, key: .void)
      guard isTaken(next) else { return last }
      last = next
      ordinal += 1
    }
  }
}

extension HashedKey {
  fileprivate func holding(_ key: Value) -> HashedKey {
    HashedKey(hash: hash, ordinal: ordinal, key: key)
  }
}
