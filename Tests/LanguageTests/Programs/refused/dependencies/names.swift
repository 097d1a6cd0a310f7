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

struct Shop {
  @Dependency(\.pricee) var price  // error: 'DependencyValues' has no dependency 'pricee'
  @Dependency(\.factClient.fetchh) var fetch  // error: value of type 'FactClient' has no member 'fetchh'
}
withDependencies {
  $0.prices = 3  // error: 'DependencyValues' has no dependency 'prices'
} operation: {
  print(Basket().total())
}
withDependencies { values in
  print("two statements")
  values.prices = 3  // error: 'DependencyValues' has no dependency 'prices'
} operation: {
  print(Basket().total())
}
withDependencies {
  $0.factClient.fetchh = { _ in "x" }  // error: value of type 'FactClient' has no member 'fetchh'
} operation: {
  print(Basket().total())
}
withDependencies {
  $0.price = 2
} operation: {
  print(Basket().totl())  // error: value of type 'Basket' has no member 'totl'
}
let total = withDependencies {
  $0.price = 2
} operation: {
  let basket = Basket()
  return baskett.total()  // error: cannot find 'baskett' in scope
}
withDependencies {
  $0.price = 2
} operation: {
  print("outer")
  withDependencies {
    $0.prices = 3  // error: 'DependencyValues' has no dependency 'prices'
  } operation: {
    print(Basket().total())
  }
}
withDependencies {
  $0.price = 2
} operation: {
  _ = Task { print(Basket().totl()) }  // error: value of type 'Basket' has no member 'totl'
}
withDependencies {
  $0.price = 2
} operation: {
  let basket = Basket(cont: 3)  // error: incorrect argument label in call (have 'cont:', expected 'count:')
  print(basket.total())
}
