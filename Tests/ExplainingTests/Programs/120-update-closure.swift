//? The update closure reads the client's default only to change one endpoint: no use of it.
// swift-format-ignore-file
import Dependencies

struct Client: DependencyKey, Sendable {
  var fetch: @Sendable () -> String
  var save: @Sendable (String) -> Void
  static var liveValue: Client {
    print("making the live client")
    return Client(fetch: { "live" }, save: { _ in })
  }
}
extension DependencyValues {
  var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
}
final class Model { @Dependency(\.client) var client }
let model = withDependencies { $0.client.fetch = { "stub" } } operation: { Model() }
print(model.client.fetch())
let other = withDependencies { $0.client.fetch = { "other" } } operation: { Model() }
print(other.client.fetch())
print(Model().client.fetch())
