//? The model captured the context of the scope in which it was made, and keeps it in the test.
import Dependencies
import Testing

struct PriceFormatter: Sendable {
  var string: @Sendable (Int) -> String
}

extension PriceFormatter: DependencyKey {
  static let liveValue = PriceFormatter { cents in "\(cents / 100).\(cents % 100) EUR" }
  static let testValue = PriceFormatter { _ in "<price>" }
}

struct Product {
  @Dependency(PriceFormatter.self) var prices
  let cents: Int
  var label: String { prices.string(cents) }
}

@Test func livePrices() {
  let product = withDependencies {
    $0.context = .live
  } operation: {
    Product(cents: 1250)
  }
  #expect(product.label == "12.50 EUR")
  #expect(Product(cents: 1).label == "<price>")
}
