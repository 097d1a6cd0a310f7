/// A key whose type has its own `==`. The host's tables find it by the hash that the program
/// computed, and by an ordinal that distinguishes unequal keys with the same hash.
///
/// The ordinals of one hash in one table are 0, 1, 2… without gaps, so that the program's code can
/// compare them one by one.
package final class HashedKey: Sendable {
  package let hash: Int
  package let ordinal: Int
  package let key: Value

  package init(hash: Int, ordinal: Int, key: Value) {
    self.hash = hash
    self.ordinal = ordinal
    self.key = key
  }
}

extension HashedKey: Hashable {
  package static func == (left: HashedKey, right: HashedKey) -> Bool {
    left.hash == right.hash && left.ordinal == right.ordinal
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
    hasher.combine(ordinal)
  }
}

extension Value {
  /// The key itself.
  package var opened: Value {
    if case .key(let key) = self { key.key } else { self }
  }
}
