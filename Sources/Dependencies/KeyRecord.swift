/// What the library knows about one key type: made at the first use of the key, kept for ever.
final class KeyRecord: @unchecked Sendable {
  // Sendable because everything in it is immutable; metatypes carry no state.

  let type: any TestDependencyKey.Type
  let valueType: Any.Type
  /// Reaches the key's live value; `nil` if the key has none.
  ///
  /// Whether it does takes a dynamic cast to find out, which is why it is remembered.
  private let live: AnyObject?
  /// Resolves the key for a wrapper that knows only the type of its value.
  private let reader: AnyObject

  private init<Key: TestDependencyKey>(_ key: Key.Type) {
    type = key
    valueType = Key.Value.self
    live = if let key = key as? any DependencyKey.Type { KeyRecord.liveSide(key) } else { nil }
    reader = KeyReaderOf<Key>()
  }

  var keyType: ObjectIdentifier { ObjectIdentifier(type) }
  var name: String { type.dependencyName }
  var valueName: String { readableName(of: valueType) }

  /// The one record of a key type.
  static func record<Key: TestDependencyKey>(for key: Key.Type) -> KeyRecord {
    let word = UInt(bitPattern: ObjectIdentifier(key))
    if let found = records.find(word) { return found._withUnsafeGuaranteedRef { $0 } }
    // Made before the lock is taken: asking for a conformance may run code of the runtime's own.
    let record = KeyRecord(key)
    return records.find(word) { record }
  }

  var hasLiveSide: Bool { live != nil }

  /// The live side of the key that the record was made for, `nil` if it has none.
  func live<Key: TestDependencyKey>(of key: Key.Type) -> LiveSide<Key.Value>? {
    live.map { unsafeDowncast($0, to: LiveSide<Key.Value>.self) }
  }

  /// The reader of the key that the record was made for.
  func reader<Value>(of value: Value.Type) -> KeyReader<Value> {
    unsafeDowncast(reader, to: KeyReader<Value>.self)
  }

  private static func liveSide<Key: DependencyKey>(_ key: Key.Type) -> AnyObject {
    LiveSideOf<Key>()
  }

  private static let records = ConcurrentTable<KeyRecord>()
}

/// Computes a live value, of a key known only by the type of its value.
class LiveSide<Value> {
  func value() -> Value { preconditionFailure("`LiveSide` is abstract") }
}

private final class LiveSideOf<Key: DependencyKey>: LiveSide<Key.Value> {
  override func value() -> Key.Value { Key.liveValue }
}

/// Resolves a key known only by the type of its value.
class KeyReader<Value>: @unchecked Sendable {
  // Sendable because it has no state.
  func read(_ values: DependencyValues, at point: SourcePoint) -> Value {
    preconditionFailure("`KeyReader` is abstract")
  }
}

private final class KeyReaderOf<Key: TestDependencyKey>: KeyReader<Key.Value>, @unchecked Sendable {
  // Sendable because it has no state.
  override func read(_ values: DependencyValues, at point: SourcePoint) -> Key.Value {
    values.resolve(Key.self, at: point, function: "")
  }
}
