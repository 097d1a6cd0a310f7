import Dependencies

/// The currency in which the shop sells.
enum CurrencyKey: DependencyKey {
  static let liveValue = "EUR"
  static let dependencyName = "currency"
}

/// Writes prices.
struct PriceTag: Sendable {
  var write: @Sendable (_ price: Int) -> String
}

extension PriceTag: DependencyKey {
  static var liveValue: PriceTag {
    @Dependency(\.currency) var currency
    let symbol = currency
    return PriceTag { "\($0) \(symbol)" }
  }
  static let dependencyName = "priceTag"
}

extension DependencyValues {
  var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
  var priceTag: PriceTag {
    get { self[PriceTag.self] }
    set { self[PriceTag.self] = newValue }
  }
}

/// Writes the same price in the shop, and then at a fair abroad; returns both tags.
func writePrices() -> [String] {
  @Dependency(\.priceTag) var priceTag
  let atHome = priceTag.write(5)
  let abroad = withDependencies {
    $0.currency = "CHF"
  } operation: {
    priceTag.write(5)
  }
  return [atHome, abroad]
}
