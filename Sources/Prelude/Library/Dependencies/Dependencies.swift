enum DependencyContext: UInt8, Hashable, Sendable, CaseIterable {
  case live, preview, test
  static func _named(_ name: String) -> DependencyContext {
    switch name {
    case "live": .live
    case "preview": .preview
    default: .test
    }
  }
}
protocol TestDependencyKey<Value>: SendableMetatype {
  associatedtype Value: Sendable = Self
  static var testValue: Value { get }
  static var previewValue: Value { get }
  static var dependencyName: String { get }
}
protocol DependencyKey<Value>: TestDependencyKey {
  static var liveValue: Value { get }
  associatedtype Value = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}
@absent extension TestDependencyKey {
  static var previewValue: Value { testValue }
  static var dependencyName: String { "" }
}
@absent extension DependencyKey {
  static var previewValue: Value { liveValue }
  static var testValue: Value { previewValue }
}
@builtIn("native") struct DependencyValues: Sendable {
  init() { self = _values("") }
  static var live: DependencyValues { _values("live") }
  static var preview: DependencyValues { _values("preview") }
  static var test: DependencyValues { _values("test") }
  static var _current: DependencyValues { _values("current") }
  @operation("contextGet") func _context() -> String
  @operation("contextSet") mutating func _setContext(_ name: String)
  @operation("dependencyGet", "dependencySet")
  subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value { get set }
  var context: DependencyContext {
    get {
      DependencyContext._named(_context())
    }
    set {
      switch newValue {
      case .live: _setContext("live")
      case .preview: _setContext("preview")
      case .test: _setContext("test")
      }
    }
  }
}
@operation("makeValues") func _values(_ kind: String) -> DependencyValues
extension DependencyValues {
  @builtIn("native") struct Continuation: Sendable {
    @operation("yieldEscaped") func yield<R>(_ operation: () throws -> R) rethrows -> R
    @operation("yieldEscapedAsync")
    func yield<R>(_ operation: () async throws -> R) async rethrows -> R
  }
}
@builtIn("native") @propertyWrapper struct Dependency<Value>: Sendable {
  @operation("makeWrapper") init(_ keyPath: KeyPath<DependencyValues, Value>)
  @operation("makeWrapper") init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value
  @operation("readWrapper") var wrappedValue: Value { get }
}
@discardableResult @operation("withDependencies")
func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R
@discardableResult @operation("withDependenciesAsync")
func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R
@discardableResult @operation("withDependenciesFrom")
func withDependencies<Model, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R
@discardableResult @operation("withDependenciesFrom")
func withDependencies<Model, R>(from model: Model, operation: () throws -> R) rethrows -> R
@discardableResult @operation("withDependenciesFromAsync")
func withDependencies<Model, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R
@discardableResult @operation("withDependenciesFromAsync")
func withDependencies<Model, R>(
  from model: Model, operation: () async throws -> R
) async rethrows -> R
@discardableResult @operation("prepareDependencies")
func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R
) rethrows -> R
@discardableResult @operation("prepareDependenciesAsync")
func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) async throws -> R
) async rethrows -> R
@operation("withEscapedDependencies")
func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R
@operation("withEscapedDependenciesAsync")
func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R
