// The library's account of a read comes as text, part by part.

struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  var fileID: String
  var filePath: String
  var line: Int
  var column: Int
  init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
  init?(_text: String?) {
    guard let parts = _text.map({ $0.split(separator: ":") }), parts.count == 3,
      let line = Int(String(parts[1])), let column = Int(String(parts[2]))
    else { return nil }
    self.init(
      fileID: String(parts[0]), filePath: String(parts[0]), line: line, column: column)
  }
  static var _unknown: SourceLocation {
    SourceLocation(fileID: "", filePath: "", line: 0, column: 0)
  }
  var description: String { "\(fileID):\(line):\(column)" }
}
struct Resolution: Hashable, Sendable, CustomStringConvertible {
  enum Origin: Hashable, Sendable {
    case overridden(at: SourceLocation)
    case capturedOverride(at: SourceLocation)
    case cached(DependencyContext, firstResolvedAt: SourceLocation?)
    case prepared(DependencyContext, at: SourceLocation)
    case computed(Provider)
    case notADependency
    case missing(Provider)
  }
  enum Provider: String, Hashable, Sendable, CaseIterable {
    case live, preview, test
  }
  var key: String
  var valueType: String
  var context: DependencyContext
  var wrapper: SourceLocation?
  var readAt: SourceLocation?
  var origin: Origin
  var assignedAt: SourceLocation?
  var providers: [Provider]
  var cycle: [String]
  let description: String
  init(_parts parts: [String: String]) {
    key = parts["key"] ?? ""
    valueType = parts["valueType"] ?? ""
    context = DependencyContext._named(parts["context"] ?? "")
    wrapper = SourceLocation(_text: parts["wrapper"])
    readAt = SourceLocation(_text: parts["readAt"])
    assignedAt = SourceLocation(_text: parts["assignedAt"])
    providers = (parts["providers"] ?? "").split(separator: ",").compactMap {
      Provider(rawValue: String($0))
    }
    cycle = (parts["cycle"] ?? "").split(separator: ",").map { String($0) }
    description = parts["description"] ?? ""
    let place = SourceLocation(_text: parts["originPlace"])
    let side = parts["originSide"] ?? ""
    switch parts["origin"] {
    case "overridden": origin = .overridden(at: place ?? ._unknown)
    case "captured": origin = .capturedOverride(at: place ?? ._unknown)
    case "cached": origin = .cached(DependencyContext._named(side), firstResolvedAt: place)
    case "prepared":
      origin = .prepared(DependencyContext._named(side), at: place ?? ._unknown)
    case "computed": origin = .computed(Provider(rawValue: side) ?? .test)
    case "missing": origin = .missing(Provider(rawValue: side) ?? .test)
    default: origin = .notADependency
    }
  }
}
extension DependencyValues {
  static func explain<Value>(_ keyPath: KeyPath<DependencyValues, Value>) -> Resolution {
    Resolution(_parts: _explain(keyPath))
  }
  static func explain<Key: TestDependencyKey>(_ key: Key.Type) -> Resolution {
    Resolution(_parts: _explainKey(key))
  }
}
@operation("explain")
func _explain<Value>(_ keyPath: KeyPath<DependencyValues, Value>) -> [String: String]
@operation("explain") func _explainKey<Key: TestDependencyKey>(_ key: Key.Type) -> [String: String]
func withResolutionObserver<R>(
  _ observer: @escaping @Sendable (Resolution) -> Void, operation: () throws -> R
) rethrows -> R {
  try _withResolutionObserver({ observer(Resolution(_parts: $0)) }, operation)
}
func withResolutionObserver<R>(
  _ observer: @escaping @Sendable (Resolution) -> Void, operation: () async throws -> R
) async rethrows -> R {
  try await _withResolutionObserver({ observer(Resolution(_parts: $0)) }, operation)
}
@operation("withResolutionObserver")
func _withResolutionObserver<R>(
  _ observer: @escaping @Sendable ([String: String]) -> Void, _ operation: () throws -> R
) rethrows -> R
@operation("withResolutionObserverAsync")
func _withResolutionObserver<R>(
  _ observer: @escaping @Sendable ([String: String]) -> Void, _ operation: () async throws -> R
) async rethrows -> R
