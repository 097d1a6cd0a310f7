//? The change of `items` calls the closure once; the observation's own task-local is no event.
import Observation

@Observable
final class Cart {
  var items: [String] = []
  @ObservationIgnored var log: [String] = []
}

let cart = Cart()
withObservationTracking {
  print("sees", cart.items.count)
} onChange: {
  print("changes")
}
cart.log.append("tea")
cart.items.append("tea")
cart.items.append("milk")
print(cart.items)
