//? Greeter is computed and cached while Name is overridden, so it keeps that name for everybody who reads it later.
import Dependencies

enum Name: DependencyKey { static let liveValue = "Ada" }
struct Greeter: DependencyKey {
  @Dependency(Name.self) var name
  func greet() -> String { "Hello, \(name)" }
  static let liveValue = Greeter()
}
struct Page {
  @Dependency(Greeter.self) var greeter
}
withDependencies {
  $0[Name.self] = "Test"
} operation: {
  print(Page().greeter.greet())
}
print(Page().greeter.greet())
print(Page().greeter.greet())
