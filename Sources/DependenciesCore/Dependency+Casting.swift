extension Dependency {
  /// Makes a wrapper for a property of ``DependencyValues``, or for a part of one, and casts its
  /// value to a type that the caller knows.
  ///
  /// ```swift
  /// @Dependency(\.storage, as: MemoryStorage.self) var storage
  /// ```
  ///
  /// Each read casts. If the value has another type, the read reports an issue and returns an empty
  /// value of the type. If the type has no empty value, the process ends. The other parameters are
  /// the wrapper's location, for issues and for ``Resolution``.
  public init<Resolved>(
    _ path: @escaping @Sendable (DependencyValues) -> Resolved,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourcePoint(fileID, filePath, line, column)
    self.init({ cast(path($0), to: Value.self, at: location) }, nil, location)
  }

  /// Makes a wrapper for a property of ``DependencyValues`` whose key path is known at run time,
  /// and casts its value.
  ///
  /// See the initializer that takes a key path literal.
  @_disfavoredOverload
  public init<Resolved>(
    _ keyPath: any KeyPath<DependencyValues, Resolved> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourcePoint(fileID, filePath, line, column)
    self.init({ cast($0[keyPath: keyPath], to: Value.self, at: location) }, nil, location)
  }

  /// Makes a wrapper for a key, and casts its value to a type that the caller knows.
  ///
  /// Each read casts. If the value has another type, the read reports an issue and returns an empty
  /// value of the type. If the type has no empty value, the process ends. The other parameters are
  /// the wrapper's location, for issues and for ``Resolution``.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourcePoint(fileID, filePath, line, column)
    self.init(
      { cast($0.resolve(key, at: location, function: ""), to: Value.self, at: location) }, nil,
      location)
  }
}

/// Casts the value. If it has another type, reports an issue and returns an empty value.
private func cast<Resolved, Value>(
  _ value: Resolved, to type: Value.Type, at location: SourcePoint
) -> Value {
  if let value = value as? Value { return value }
  let found = readableName(of: Swift.type(of: value as Any))
  let expected = readableName(of: type)
  guard let empty = emptyValue(of: type) else {
    report(.otherType(found: found, expected: expected, hasEmptyValue: false), at: location)
    endProcess()
  }
  report(.otherType(found: found, expected: expected, hasEmptyValue: true), at: location)
  return empty
}
