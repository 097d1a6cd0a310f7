/// Reads a dependency by a property of ``DependencyValues``, or by its key.
///
/// The wrapper captures the dependencies that are current where it is created. A read looks up each
/// key in the overrides at the time of the read, then in the captured ones, and takes defaults from
/// the captured cache. A read through a wrapper allocates nothing once the default is in the cache.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  @usableFromInline let captured: Overrides?
  /// Exactly one of these two properties is set. An enumeration would be plainer, but switching
  /// over one whose layout depends on a generic parameter takes longer than the rest of a read.
  @usableFromInline let path: (@Sendable (DependencyValues) -> Value)?
  @usableFromInline let key: Unmanaged<KeyRecord>?
  @usableFromInline let location: SourcePoint

  /// Makes a wrapper for a property of ``DependencyValues``, or for a part of one, such as
  /// `\.client.fetch`.
  ///
  /// A key path literal converts to a function
  /// ([SE-0249](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0249-key-path-literal-function-expressions.md)).
  /// Calling a function costs less than evaluating a key path. The other parameters are the
  /// wrapper's location, for issues and for ``Resolution``.
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
  /// The other parameters are the wrapper's location, for issues and for ``Resolution``.
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
  /// The other parameters are the wrapper's location, for issues and for ``Resolution``.
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

  /// The dependency. Each read resolves it again.
  @inlinable
  public var wrappedValue: Value { Self.read(path, key, captured, location) }
}
