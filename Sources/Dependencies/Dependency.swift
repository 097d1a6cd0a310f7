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
    case key(Unmanaged<KeyRecord>)
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
    self.init(
      .key(KeyRecord.record(for: key)), SourcePoint(fileID, filePath, line, column))
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
    let values = DependencyValues.inEffect(bound, on: thread).before(captured)
    var reading = Reading(wrapper: location, values: values, bound: bound)
    let outer = thread.pointee.reading
    defer { thread.pointee.reading = outer }
    return withExtendedLifetime(values) {
      withUnsafePointer(to: &reading) { pointer in
        thread.pointee.reading = pointer
        return switch source {
        case .keyPath(let keyPath): values[keyPath: keyPath]
        case .key(let record):
          record._withUnsafeGuaranteedRef { $0.value(in: values, at: location, as: Value.self) }
        }
      }
    }
  }
}
