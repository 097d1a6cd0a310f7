/// What the library knows about one key type: made at the first use of the key, kept for ever.
///
/// Because it is, references to it are unmanaged where a read would only count them up and down.
@usableFromInline
final class KeyRecord: @unchecked Sendable {
  // Sendable because everything in it is immutable; metatypes carry no state.

  let type: any TestDependencyKey.Type
  let valueType: Any.Type
  /// Reaches the key's live value; `nil` if the key has none.
  ///
  /// Whether it does takes a dynamic cast to find out, which is why it is remembered.
  private let live: AnyObject?
  /// Does what takes the type of the key, for those who don't know it.
  private let operations: KeyOperations
  private let names = OnceReference<Names>()
  private let property = OnceReference<PropertyName>()

  /// Made once, because to make a name takes longer than everything else about an observed read.
  private final class Names: Sendable {
    let type: String
    let value: String

    init(of record: KeyRecord) {
      type = readableName(of: record.type)
      value = readableName(of: record.valueType)
    }
  }

  /// The name of the first property of ``DependencyValues`` that was seen to read the key.
  private final class PropertyName: Sendable {
    let name: String

    init(_ name: String) { self.name = name }
  }

  private init<Key: TestDependencyKey>(_ key: Key.Type) {
    type = key
    valueType = Key.Value.self
    live = if let key = key as? any DependencyKey.Type { Self.liveSide(of: key) } else { nil }
    operations = KeyOperationsOf<Key>()
  }

  var keyType: ObjectIdentifier { ObjectIdentifier(type) }
  var name: String { type.dependencyName }
  var valueName: String { names.value { Names(of: self) }.value }
  /// The name of the key's type, which stands for the key unless that has another.
  var typeName: String { names.value { Names(of: self) }.type }
  /// The name of the key in a trace: its property if that is known by now, or else the key's own
  /// name without the module.
  var shortName: String {
    let name = name
    if knowsProperty { return property.value { PropertyName(name) }.name }
    guard name == typeName, let dot = name.firstIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }

  var knowsProperty: Bool { property.isStored }

  /// Remembers what a property is called that reads or sets the key, if it is a property.
  func learnProperty(_ function: StaticString) {
    guard !knowsProperty else { return }
    let name = "\(function)"
    guard let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return }
    _ = property.value { PropertyName(name) }
  }

  var hasLiveSide: Bool { live != nil }
  /// Whether the key is one of the library's own.
  var isBuiltIn: Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("DependenciesCore.") || name.hasPrefix("Dependencies.")
  }

  /// The one record of a key type.
  static func record<Key: TestDependencyKey>(for key: Key.Type) -> Unmanaged<KeyRecord> {
    let word = UInt(bitPattern: ObjectIdentifier(key))
    return ProcessState.shared._withUnsafeGuaranteedRef { process in
      process.records.find(word) ?? make(key, word, in: process)
    }
  }

  /// The record of a key type known by its address; `nil` if none was made yet.
  @inline(__always)
  static func find(_ word: UInt) -> Unmanaged<KeyRecord>? {
    ProcessState.shared._withUnsafeGuaranteedRef { $0.records.find(word) }
  }

  @inline(never)
  private static func make<Key: TestDependencyKey>(
    _ key: Key.Type, _ word: UInt, in process: ProcessState
  ) -> Unmanaged<KeyRecord> {
    // Made before the lock is taken: asking for a conformance may run code of the runtime's own.
    let record = KeyRecord(key)
    return Unmanaged.passUnretained(process.records.find(word) { record })
  }

  /// The live side of the key that the record was made for, `nil` if it has none.
  func live<Key: TestDependencyKey>(of key: Key.Type) -> LiveSide<Key.Value>? {
    // `map` would ask the runtime for the type of what it returns.
    guard let live else { return nil }
    return unsafeDowncast(live, to: LiveSide<Key.Value>.self)
  }

  /// Ends the life of a value of the key.
  func deinitializeValue(at address: UnsafeMutableRawPointer) {
    operations.deinitializeValue(at: address)
  }

  /// A value of the key in a few words.
  func describeValue(at address: UnsafeMutableRawPointer) -> String {
    operations.describeValue(at: address)
  }

  /// Resolves the key; `type` must be the type of its value.
  func value<Value>(
    in values: borrowing DependencyValues, at point: SourcePoint, as type: Value.Type
  )
    -> Value
  {
    unsafeDowncast(operations, to: KeyReader<Value>.self).read(values, at: point)
  }

  private static func liveSide<Key: DependencyKey>(of key: Key.Type) -> AnyObject {
    LiveSideOf<Key>()
  }
}

/// Computes a live value, of a key known only by the type of its value.
class LiveSide<Value> {
  func value() -> Value { preconditionFailure("`LiveSide` is abstract") }
}

private final class LiveSideOf<Key: DependencyKey>: LiveSide<Key.Value> {
  override func value() -> Key.Value { Key.liveValue }
}

/// What can be done with a key whose type isn't known at all.
private class KeyOperations {
  func deinitializeValue(at address: UnsafeMutableRawPointer) {}
  func describeValue(at address: UnsafeMutableRawPointer) -> String { "" }
}

/// What can be done with a key known only by the type of its value.
private class KeyReader<Value>: KeyOperations {
  func read(_ values: borrowing DependencyValues, at point: SourcePoint) -> Value {
    preconditionFailure("`KeyReader` is abstract")
  }
}

private final class KeyOperationsOf<Key: TestDependencyKey>: KeyReader<Key.Value> {
  override func deinitializeValue(at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Key.Value.self).deinitialize(count: 1)
  }

  override func describeValue(at address: UnsafeMutableRawPointer) -> String {
    ShortDescription.of(address.assumingMemoryBound(to: Key.Value.self).pointee)
  }

  override func read(_ values: borrowing DependencyValues, at point: SourcePoint) -> Key.Value {
    values.resolve(Key.self, at: point, function: "")
  }
}
