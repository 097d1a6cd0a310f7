/// The library's record of one key type, made at the first use of the key and never freed.
///
/// References to records are unmanaged, because a read would only retain and release them.
@usableFromInline
final class KeyRecord: @unchecked Sendable {
  // Sendable because all its properties are immutable, and metatypes have no state.

  let type: any TestDependencyKey.Type
  let valueType: Any.Type
  /// Gives access to the key's live value; `nil` if the key has none.
  ///
  /// Stored, because the conformance check is a dynamic cast.
  private let live: AnyObject?
  /// Operations that need the key's type, for callers that don't know it.
  private let operations: KeyOperations
  private let names = OnceReference<Names>()
  private let property = OnceReference<PropertyName>()

  /// Computed once, because making a name takes longer than the rest of an observed read.
  private final class Names: Sendable {
    let type: String
    let value: String

    init(of record: KeyRecord) {
      type = readableName(of: record.type)
      value = readableName(of: record.valueType)
    }
  }

  /// The name of the first property of ``DependencyValues`` that read the key.
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
  /// The name of the key's type, which is the key's name unless the key declares another.
  var typeName: String { names.value { Names(of: self) }.type }
  /// The key's name in a trace: its property if that is already known, otherwise the key's own name
  /// without the module.
  var shortName: String {
    let name = name
    if knowsProperty { return property.value { PropertyName(name) }.name }
    guard name == typeName, let dot = name.firstIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }

  var knowsProperty: Bool { property.isStored }

  /// Stores the name of the property that reads or sets the key, if the function is a property.
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

  /// Returns the record of a key type by its address; `nil` if there is none yet.
  @inline(__always)
  static func find(_ word: UInt) -> Unmanaged<KeyRecord>? {
    ProcessState.shared._withUnsafeGuaranteedRef { $0.records.find(word) }
  }

  @inline(never)
  private static func make<Key: TestDependencyKey>(
    _ key: Key.Type, _ word: UInt, in process: ProcessState
  ) -> Unmanaged<KeyRecord> {
    // Made before the lock is taken, because a conformance lookup may run the runtime's own code.
    let record = KeyRecord(key)
    return Unmanaged.passUnretained(process.records.find(word) { record })
  }

  /// Returns the live side of the key that the record belongs to; `nil` if it has none.
  func live<Key: TestDependencyKey>(of key: Key.Type) -> LiveSide<Key.Value>? {
    // `map` would request the metadata of its result type from the runtime.
    guard let live else { return nil }
    return unsafeDowncast(live, to: LiveSide<Key.Value>.self)
  }

  /// Deinitializes a value of the key.
  func deinitializeValue(at address: UnsafeMutableRawPointer) {
    operations.deinitializeValue(at: address)
  }

  /// A short description of a value of the key.
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

/// Computes the live value of a key that is known only by its value type.
class LiveSide<Value> {
  func value() -> Value { preconditionFailure("`LiveSide` is abstract") }
}

private final class LiveSideOf<Key: DependencyKey>: LiveSide<Key.Value> {
  override func value() -> Key.Value { Key.liveValue }
}

/// Operations of a key whose type isn't known.
private class KeyOperations {
  func deinitializeValue(at address: UnsafeMutableRawPointer) {}
  func describeValue(at address: UnsafeMutableRawPointer) -> String { "" }
}

/// Operations of a key that is known only by its value type.
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
