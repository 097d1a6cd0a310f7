import Clocks
import Dependencies
import ShopInSwift5

@MainActor
final class Checkout {
  @Dependency(\.priceClient) var priceClient
  @Dependency(\.date.now) var now

  func price(of item: String) async throws -> Int { try await priceClient.price(item) }
}

let basket = Basket()
basket.items = ["tea", "cups"]
let live = try await basket.total()
let overridden = try await cheap {
  let basket = Basket()
  basket.items = ["tea", "cups"]
  return try await basket.child().total() + basket.total()
}
let checkout = withDependencies {
  $0.priceClient = PriceClient { _ in 5 }
} operation: {
  Checkout()
}
let price = try await checkout.price(of: "tea")
var trace = ""
withDependencyTrace(to: &trace) {
  _ = Basket()
  print(DependencyValues.explain(\.priceClient))
}
precondition(trace.contains("priceClient"), "The trace is: \(trace)")
precondition((live, overridden, price) == (700, 2, 5), "\((live, overridden, price))")
