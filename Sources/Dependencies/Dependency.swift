/// Reads a dependency by the path of a property of ``DependencyValues``, or by its key.
///
/// The wrapper captures the dependencies current where it is created. A read prefers, key by key,
/// what is overridden at the time of the read over what was captured, and takes defaults from the
/// captured cache. A read through a wrapper allocates nothing once the default is in the cache.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  let captured: Overrides?
  private let source: Source
  private let location: SourcePoint

  private enum Source: Sendable {
    case keyPath(any KeyPath<DependencyValues, Value> & Sendable)
    case key(KeyReader<Value>)
  }

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
    self.init(.keyPath(keyPath), SourcePoint(fileID, filePath, line, column))
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
    let reader = KeyRecord.record(for: key).reader(of: Value.self)
    self.init(.key(reader), SourcePoint(fileID, filePath, line, column))
  }

  private init(_ source: Source, _ location: SourcePoint) {
    self.source = source
    self.location = location
    captured = DependencyValues.inEffect.bindable.overrides
  }

  /// The dependency, resolved anew at each read.
  public var wrappedValue: Value {
    let bound = DependencyValues._current
    let thread = ThreadState.current
    let current = DependencyValues.inEffect(bound, on: thread)
    var reading = Reading(wrapper: location, values: current.before(captured), bound: bound)
    let outer = thread.pointee.reading
    defer { thread.pointee.reading = outer }
    return withUnsafePointer(to: &reading) { pointer in
      thread.pointee.reading = pointer
      switch source {
      case .keyPath(let keyPath): return pointer.pointee.values[keyPath: keyPath]
      case .key(let reader): return reader.read(pointer.pointee.values, at: location)
      }
    }
  }
}
