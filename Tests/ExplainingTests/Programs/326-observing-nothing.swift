//? tax isn't observed, so onChange of line 21 is never called. The observation of line 13 is of prices only.
import Observation

@MainActor @Observable final class Cart {
  var prices = [1, 2]
  var name = "a"
  @ObservationIgnored var tax = 1
  var total: Int { prices.reduce(0, +) + tax }
  var shown: String { "total \(total)" }
}

let cart = Cart()
withObservationTracking {
  print(cart.shown)
} onChange: {
  print("changes")
}
cart.tax = 3
cart.name = "b"
cart.prices.append(3)
withObservationTracking {
  print(cart.tax)
} onChange: {
  print("never")
}
cart.tax = 4
print(cart.shown)
