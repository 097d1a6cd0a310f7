//? The parent was computed and cached before the child's override, which therefore came too late.
// swift-format-ignore-file
// One dependency is made of another when it is first read; overriding the lower one comes too late.
import Dependencies

struct Host: DependencyKey, Sendable {
  var name: String
  static let liveValue = Host(name: "live.example")
}
struct API: DependencyKey, Sendable {
  var url: String
  static var liveValue: API {
    @Dependency(Host.self) var host
    return API(url: "https://\(host.name)/v1")
  }
}
struct Model {
  @Dependency(API.self) var api
}
print(Model().api.url)
withDependencies { $0[Host.self].name = "stub.example" } operation: { print(Model().api.url) }
