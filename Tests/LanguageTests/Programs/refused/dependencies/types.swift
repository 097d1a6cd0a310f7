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
  @Dependency(\.price) var price: String  // error: key path value type 'Int' cannot be converted to contextual type 'String'
}
withDependencies {
  $0.price = "3"  // error: cannot assign value of type 'String' to type 'Int'
} operation: {
  print(Basket().total())
}
withDependencies {
  $0.price += "a"  // error: cannot convert value of type 'String' to expected argument type 'Int'
} operation: {
  print(Basket().total())
}
withDependencies {
  $0.factClient.fetch = { _ in 42 }  // error: cannot convert value of type 'Int' to closure result type 'String'
} operation: {
  print(Basket().total())
}
withDependencies {
  $0.factClient.fetch = { number in
    print(number)
    return 42  // error: cannot convert value of type 'Int' to closure result type 'String'
  }
} operation: {
  print(Basket().total())
}
withDependencies {
  $0.factClient.name = { try await Basket().fact() }  // error: invalid conversion from throwing function of type '@Sendable () async throws -> String' to non-throwing function type '@Sendable () -> String'
} operation: {
  print(Basket().total())
}
withDependencies {
  $0.price = 2
} operation: {
  if Basket().total() == "4" { print("yes") }  // error: binary operator '==' cannot be applied to operands of type 'Int' and 'String'
}
let text: String = withDependencies {
  $0.price = 2
} operation: {
  let basket = Basket()
  return basket.total()  // error: cannot convert value of type 'Int' to closure result type 'String'
}
