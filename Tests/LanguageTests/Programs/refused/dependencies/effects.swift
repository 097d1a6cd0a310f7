// swift-format-ignore-file
import Dependencies

enum PriceKey: DependencyKey { static let liveValue = 100, testValue = 1 }
struct FactClient: Sendable {
  var fetch: @Sendable (Int) async throws -> String
  var name: @Sendable () -> String
}
extension FactClient: DependencyKey {
  static let liveValue = FactClient(fetch: { "fact \($0)" }, name: { "live" })
  static let testValue = FactClient(fetch: { _ in "test" }, name: { "test" })
}
extension DependencyValues {
  var price: Int { get { self[PriceKey.self] } set { self[PriceKey.self] = newValue } }
  var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}
struct Basket {
  @Dependency(\.price) var price
  @Dependency(\.factClient) var factClient
  var count = 2
  func total() -> Int { price * count }
  func fact() async throws -> String { try await factClient.fetch(count) }
}

try await withDependencies {
  $0.price = 2
} operation: {
  let text = await Basket().fact()  // error: call can throw, but it is not marked with 'try' and the error is not handled
  print(text)
}
