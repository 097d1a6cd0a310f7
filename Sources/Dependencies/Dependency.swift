/// Reads a dependency by the path of a property of ``DependencyValues``, or by its key.
///
/// The wrapper captures the dependencies current where it is created. A read prefers, key by key,
/// what is overridden at the time of the read over what was captured, and takes defaults from the
/// captured cache. A read through a wrapper allocates nothing once the default is in the cache.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  let captured: Overrides?
  private let location: SourcePoint
  /// One of these two says what is read. An enumeration would be plainer, but to look at one whose
  /// type depends on the generic parameter takes longer than the rest of a read.
  private let keyPath: (any KeyPath<DependencyValues, Value> & Sendable)?
  private let key: Unmanaged<KeyRecord>?

  /// Makes a wrapper for a property of ``DependencyValues``, or for a part of one, such as
  /// `\.client.fetch`.
  ///
  /// The other parameters say where the wrapper is, for issues and for ``Resolution``.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(keyPath, nil, SourcePoint(fileID, filePath, line, column))
  }

  /// Makes a wrapper for a key that needs no property of ``DependencyValues``.
  ///
  /// The other parameters say where the wrapper is, for issues and for ``Resolution``.
  public init<Key: TestDependencyKey<Value>>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(nil, KeyRecord.record(for: key), SourcePoint(fileID, filePath, line, column))
  }

  private init(
    _ keyPath: (any KeyPath<DependencyValues, Value> & Sendable)?, _ key: Unmanaged<KeyRecord>?,
    _ location: SourcePoint
  ) {
    self.keyPath = keyPath
    self.key = key
    self.location = location
    captured = DependencyValues.inEffect.bindable.overrides
  }

  /// The dependency, resolved anew at each read.
  public var wrappedValue: Value {
    let bound = DependencyValues._current
    let thread = ThreadState.current
    let values = DependencyValues.inEffect(bound, on: thread).before(captured)
    let outer = thread.pointee.reading
    thread.pointee.reading = Reading(wrapper: location, values: values, bound: bound)
    // What the reading refers to stays alive: it is used after the read.
    defer {
      thread.pointee.reading = outer
      withExtendedLifetime((values, bound)) {}
    }
    if let key {
      return key._withUnsafeGuaranteedRef { $0.value(in: values, at: location, as: Value.self) }
    }
    guard let keyPath else { preconditionFailure("a wrapper has a key path or a key") }
    return values[keyPath: keyPath]
  }
}
