//? The setter of region sets the prices too, in place of the override one line before.
import Dependencies

enum Region: String, Sendable {
  case europe, america
}

struct PriceList: Sendable {
  var name: String
  var coffee: Int

  static let sale = PriceList(name: "sale", coffee: 2)
  static func standard(for region: Region) -> PriceList {
    PriceList(name: "standard \(region)", coffee: region == .europe ? 4 : 6)
  }
}

enum RegionKey: DependencyKey {
  static let liveValue = Region.europe
}

enum PriceListKey: DependencyKey {
  static let liveValue = PriceList.standard(for: .europe)
}

extension DependencyValues {
  var prices: PriceList {
    get { self[PriceListKey.self] }
    set { self[PriceListKey.self] = newValue }
  }

  var region: Region {
    get { self[RegionKey.self] }
    set {
      self[RegionKey.self] = newValue
      self[PriceListKey.self] = .standard(for: newValue)
    }
  }
}

final class Checkout {
  @Dependency(\.prices) var prices
  @Dependency(\.region) var region

  func buyCoffee() {
    print("coffee in \(region): \(prices.coffee) (\(prices.name))")
  }
}

Checkout().buyCoffee()

let saleInAmerica = withDependencies {
  $0.prices = .sale
  $0.region = .america
} operation: {
  Checkout()
}
saleInAmerica.buyCoffee()
