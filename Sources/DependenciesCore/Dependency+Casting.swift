extension Dependency {
  /// Makes a wrapper for a property of ``DependencyValues``, or for a part of one, whose value is
  /// cast to a type that the caller knows it to have.
  ///
  /// ```swift
  /// @Dependency(\.storage, as: MemoryStorage.self) var storage
  /// ```
  ///
  /// Each read casts. A value of another type is reported; an empty value of the type is used, and
  /// if there is none, the process ends: nothing could be returned. The other parameters say where
  /// the wrapper is, for issues and for ``Resolution``.
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
  /// and whose value is cast.
  ///
  /// See the form with a path that is written out.
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

  /// Makes a wrapper for a key whose value is cast to a type that the caller knows it to have.
  ///
  /// Each read casts. A value of another type is reported; an empty value of the type is used, and
  /// if there is none, the process ends: nothing could be returned. The other parameters say where
  /// the wrapper is, for issues and for ``Resolution``.
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

/// The value as one of another type; what stands in for it if it has another one is reported.
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
