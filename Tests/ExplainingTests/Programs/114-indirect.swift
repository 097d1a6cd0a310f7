//? The child reads API, whose live value is made of Host; the parent captured an override of Host.
// swift-format-ignore-file
import Dependencies

enum Host: DependencyKey { static let liveValue = "live.example" }
struct API: DependencyKey, Sendable {
  var url: String
  static var liveValue: API {
    @Dependency(Host.self) var host
    return API(url: "https://\(host)/v1")
  }
}
final class DetailModel { @Dependency(API.self) var api }
final class ListModel {
  @Dependency(Host.self) var host
  func open() -> DetailModel { DetailModel() }
}
let list = withDependencies { $0[Host.self] = "stub.example" } operation: { ListModel() }
print(list.host)
print(list.open().api.url)
