// swift-format-ignore-file
import Dependencies

struct APIClient: Sendable {
  var fetch: @Sendable (Int) async throws -> String
  var name: @Sendable () -> String
  var save: @Sendable (String, Int) -> Void
  var count: @Sendable () async -> Int
}

extension APIClient: TestDependencyKey {
  static let testValue = APIClient(
    fetch: unimplemented("APIClient.fetch"),
    name: unimplemented("APIClient.name", placeholder: "placeholder"),
    save: unimplemented("APIClient.save"),
    count: unimplemented("APIClient.count", placeholder: 0)
  )
}

extension APIClient: DependencyKey {
  static let liveValue = APIClient(
    fetch: { "number \($0)" }, name: { "live" }, save: { print("saved", $0, $1) }, count: { 1 })
}

extension DependencyValues {
  var apiClient: APIClient {
    get { self[APIClient.self] }
    set { self[APIClient.self] = newValue }
  }
}

struct Model {
  @Dependency(\.apiClient) var api
}

await withDependencies {
  $0.context = .test
  $0.apiClient.fetch = { "stubbed \($0)" }
} operation: {
  let model = Model()
  print((try? await model.api.fetch(1)) ?? "failed")
}
try await withDependencies { $0.context = .live } operation: {
  let model = Model()
  print(try await model.api.fetch(2), model.api.name(), await model.api.count())
  model.api.save("x", 3)
}
// expect: stubbed 1
// expect: number 2 live 1
// expect: saved x 3
