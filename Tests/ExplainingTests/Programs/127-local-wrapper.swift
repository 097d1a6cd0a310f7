//? The wrapper in the method is made at each call, outside of what OrderModel captured.
// swift-format-ignore-file
// A reviewer moved the wrapper into the one method that uses it.
import Dependencies

enum Server: DependencyKey { static let liveValue = "shop.example" }
final class OrderModel {
  @Dependency(Server.self) var server
  func show() { print("orders of", server) }
  func place() {
    @Dependency(Server.self) var server
    print("an order at", server)
  }
}
let order = withDependencies { $0[Server.self] = "staging.example" } operation: { OrderModel() }
order.show()
order.place()
