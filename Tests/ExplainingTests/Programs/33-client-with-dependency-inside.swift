//? One consistent statement of what the client captured and when.
// swift-format-ignore-file
// A client that keeps a @Dependency in a property, under a model made in an override.
import Dependencies

struct Bundle2: DependencyKey, Sendable {
  var version: @Sendable () -> String
  static let liveValue = Bundle2 { "1.0" }
}
struct Client: DependencyKey, Sendable {
  @Dependency(Bundle2.self) private var bundle
  var version: String { bundle.version() }
  static let liveValue = Client()
}
final class AppModel { @Dependency(Client.self) var client }

let model = withDependencies { $0[Bundle2.self].version = { "0.2" } } operation: { AppModel() }
print(model.client.version)
withDependencies { $0[Bundle2.self].version = { "9.9" } } operation: { print(model.client.version) }
