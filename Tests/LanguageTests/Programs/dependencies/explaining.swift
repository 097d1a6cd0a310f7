// swift-format-ignore-file
import Dependencies

struct Name: DependencyKey {
  static var liveValue: String { "live" }
  static var testValue: String { "test" }
}
struct Port: DependencyKey { static let liveValue = 80 }
extension DependencyValues {
  var name: String { get { self[Name.self] } set { self[Name.self] = newValue } }
  var port: Int { get { self[Port.self] } set { self[Port.self] = newValue } }
  var label: String { "fixed" }
}

func text(_ resolution: Resolution) -> String {
  let origin = switch resolution.origin {
  case .overridden(let place): "overridden at line \(place.line)"
  case .capturedOverride(let place): "captured from line \(place.line)"
  case .cached(let context, let place): "cached in \(context), first at line \(place?.line ?? 0)"
  case .prepared(let context, let place): "prepared for \(context) at line \(place.line)"
  case .computed(let provider): "computed from \(provider.rawValue)"
  case .notADependency: "no dependency"
  case .missing(let provider): "missing, replaced by \(provider.rawValue)"
  }
  return "\(resolution.key): \(resolution.valueType) in \(resolution.context) is \(origin)"
}

withDependencies { $0 = .live } operation: {
  print(text(DependencyValues.explain(\.name)))
  @Dependency(\.name) var name
  print(name)
  print(text(DependencyValues.explain(\.name)))
  print(text(DependencyValues.explain(Port.self)))
  withDependencies { $0.port = 8080 } operation: {
    print(text(DependencyValues.explain(\.port)))
  }
  withDependencies { $0.context = .test } operation: {
    print(text(DependencyValues.explain(\.name)))
  }
  print(DependencyValues.explain(\.label).origin == .notADependency)
}

struct Model {
  @Dependency(\.name) var name
  @Dependency(\.port) var port
}
withDependencies { $0 = .live } operation: {
  withResolutionObserver { resolution in
    print("observed", text(resolution))
  } operation: {
    let model = withDependencies { $0.name = "captured" } operation: { Model() }
    print(model.name)
    print(model.port, model.port)
  }
}
await withDependencies { $0 = .live } operation: {
  await withResolutionObserver { print("in a task:", $0.key) } operation: {
    await Task { print(Model().port) }.value
  }
}
// expect: main.Name: String in live is computed from live
// expect: live
// expect: main.Name: String in live is cached in live, first at line 30
// expect: main.Port: Int in live is computed from live
// expect: main.Port: Int in live is overridden at line 34
// expect: main.Name: String in test is computed from test
// expect: true
// expect: observed main.Name: String in live is captured from line 51
// expect: captured
// expect: observed main.Port: Int in live is computed from live
// expect: observed main.Port: Int in live is cached in live, first at line 45
// expect: 80 80
// expect: in a task: main.Port
// expect: 80
