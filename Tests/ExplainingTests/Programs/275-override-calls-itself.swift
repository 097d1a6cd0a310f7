//? The closure of the override reads the override itself, not the client that it replaces.
import Dependencies

struct API: DependencyKey, Sendable {
  var load: @Sendable (Int) -> String
  static let liveValue = API { "item \($0)" }
}
extension DependencyValues {
  var api: API {
    get { self[API.self] }
    set { self[API.self] = newValue }
  }
}

func show(_ id: Int) -> String {
  @Dependency(\.api) var api
  return api.load(id)
}

withDependencies {
  $0.api.load = { id in
    @Dependency(\.api) var original
    return id > 8 ? "too many" : original.load(id + 1)
  }
} operation: {
  print(show(2))
}
