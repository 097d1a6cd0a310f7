//? Another context doesn't undo the override of a value.
import Dependencies

struct Prices: DependencyKey, Sendable {
  var tea: Int
  static let liveValue = Prices(tea: 7)
  static let previewValue = Prices(tea: 0)
  static let testValue = Prices(tea: -1)
}

struct Fees: DependencyKey, Sendable {
  var card: Int
  static let liveValue = Fees(card: 2)
  static let previewValue = Fees(card: 0)
  static let testValue = Fees(card: -1)
}

struct Checkout {
  @Dependency(Prices.self) var prices
  @Dependency(Fees.self) var fees
  func total() -> String { "tea \(prices.tea) + card \(fees.card)" }
}

func preview(_ draw: () -> Void) {
  withDependencies {
    $0.context = .preview
    $0[Prices.self].tea = 3
  } operation: {
    draw()
  }
}

func liveOnly(_ draw: () -> Void) {
  withDependencies {
    $0.context = .live
  } operation: {
    draw()
  }
}

preview { print(Checkout().total()) }
preview { liveOnly { print(Checkout().total()) } }
