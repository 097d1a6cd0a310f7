// swift-format-ignore-file
final class Cart { var items: [String] = [] }
struct Shop {
  func a(_ cart: Cart) {
    Task.detached { cart.items.append("a") }  // error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
  }
  func b() {
    let cart = Cart()
    cart.items.append("x")
    Task.detached { print(cart.items) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
    cart.items.append("b")
  }
  func c() {
    let cart = Cart()
    Task.detached { print(cart.items) }
  }
}
Shop().c()
