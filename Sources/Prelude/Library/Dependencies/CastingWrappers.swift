// Wrappers that give their values as another type, which the program knows them to have.

@operation("makeCastingWrapper")
func _castingWrapper<Resolved, Value>(
  _ keyPath: KeyPath<DependencyValues, Resolved>, _ cast: @escaping (Resolved) -> Value
) -> Dependency<Value>
@operation("makeCastingWrapper")
func _castingWrapper<Key: TestDependencyKey, Value>(
  _ key: Key.Type, _ cast: @escaping (Key.Value) -> Value
) -> Dependency<Value>
extension Dependency {
  init<Resolved>(
    _ keyPath: KeyPath<DependencyValues, Resolved>, as type: Value.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self = _castingWrapper(keyPath) { _cast($0, to: Value.self, line, column) }
  }
  init<Key: TestDependencyKey>(
    _ key: Key.Type, as type: Value.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self = _castingWrapper(key) { _cast($0, to: Value.self, line, column) }
  }
}
func _cast<Resolved, Value>(
  _ value: Resolved, to type: Value.Type, _ line: UInt, _ column: UInt
) -> Value {
  if let value = value as? Value { return value }
  let expected = _readableName(String(reflecting: type))
  let found = _readableName(String(reflecting: Swift.type(of: value as Any)))
  let empty = _emptyValue(of: type)
  _reportIssue(
    "A dependency was read as `\(expected)`, but is a `\(found)`. "
      + (empty == nil ? "The process ends." : "An empty value is used.")
      + "\n\nOverride it with a `\(expected)`, or name in `as:` a type that its value has in "
      + "every context.", false, Int(line), Int(column))
  guard let empty else { fatalError("a dependency has another type than it was read as") }
  return empty
}
func _readableName(_ name: String) -> String {
  name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
}
func _emptyValue<Value>(of type: Value.Type) -> Value? {
  switch type {
  case let type as any ExpressibleByNilLiteral.Type: _none(type) as? Value
  case let type as any ExpressibleByArrayLiteral.Type: _noElements(type) as? Value
  case let type as any ExpressibleByDictionaryLiteral.Type: _noEntries(type) as? Value
  case let type as any RangeReplaceableCollection.Type: _noText(type) as? Value
  case let type as any AdditiveArithmetic.Type: _zero(type) as? Value
  case is Bool.Type: false as? Value
  default: () as? Value
  }
}
func _none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value { nil }
func _noElements<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Value { [] }
func _noEntries<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Value { [:] }
func _noText<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Value { Value() }
func _zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Value { .zero }
