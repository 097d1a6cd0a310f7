/// Reads a dependency by the path of a property of ``DependencyValues``, or by its key.
///
/// The wrapper captures the dependencies current where it is created. A read prefers, key by key,
/// what is overridden at the time of the read over what was captured, and takes defaults from the
/// captured cache. A read through a wrapper allocates nothing once the default is in the cache.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  @usableFromInline let captured: Overrides?
  /// One of these two says what is read. An enumeration would be plainer, but to look at one whose
  /// type depends on the generic parameter takes longer than the rest of a read.
  @usableFromInline let path: (@Sendable (DependencyValues) -> Value)?
  @usableFromInline let key: Unmanaged<KeyRecord>?
  @usableFromInline let location: SourcePoint

  /// Makes a wrapper for a property of ``DependencyValues``, or for a part of one, such as
  /// `\.client.fetch`.
  ///
  /// A key path that is written out, as it mostly is, becomes a function
  /// ([SE-0249](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0249-key-path-literal-function-expressions.md)),
  /// which costs less to call than a key path to evaluate. The other parameters say where the
  /// wrapper is, for issues and for ``Resolution``.
  @inlinable
  public init(
    _ path: @escaping @Sendable (DependencyValues) -> Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(path, nil, SourcePoint(fileID, filePath, line, column))
  }

  /// Makes a wrapper for a property of ``DependencyValues`` whose key path is known at run time.
  ///
  /// The other parameters say where the wrapper is, for issues and for ``Resolution``.
  @_disfavoredOverload
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init({ $0[keyPath: keyPath] }, nil, SourcePoint(fileID, filePath, line, column))
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

  @inlinable
  init(
    _ path: (@Sendable (DependencyValues) -> Value)?, _ key: Unmanaged<KeyRecord>?,
    _ location: SourcePoint
  ) {
    self.path = path
    self.key = key
    self.location = location
    let (captured, mayBeTraced) = DependencyValues.captured
    self.captured = captured
    if mayBeTraced { Self.traceCapture(path, key, captured, location) }
  }

  /// The dependency, resolved anew at each read.
  @inlinable
  public var wrappedValue: Value { Self.read(path, key, captured, location) }
}
