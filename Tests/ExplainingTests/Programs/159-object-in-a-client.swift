//? Both tasks read the same object inside the client, and the first one changed it in place.
import Dependencies

final class Cache: @unchecked Sendable { var hits = 0 }

struct Client: DependencyKey {
  let cache: Cache
  func fetch() { cache.hits += 1 }
  static let liveValue = Client(cache: Cache())
}
extension DependencyValues {
  var client: Client {
    get { self[Client.self] }
    set { self[Client.self] = newValue }
  }
}
struct Model {
  @Dependency(\.client) var client
  func run() { client.fetch() }
}
await Task { Model().run() }.value
await Task { Model().run() }.value
