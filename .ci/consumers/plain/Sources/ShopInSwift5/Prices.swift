import Clocks
import Dependencies

public struct PriceClient {
  public var price: @Sendable (String) async throws -> Int

  public init(price: @escaping @Sendable (String) async throws -> Int) { self.price = price }
}

extension PriceClient: DependencyKey, TestDependencyKey {
  public static let liveValue = PriceClient(price: { $0.count * 100 })
  public static let testValue = PriceClient(
    price: unimplemented("PriceClient.price", placeholder: 0))
}

extension DependencyValues {
  public var priceClient: PriceClient {
    get { self[PriceClient.self] }
    set { self[PriceClient.self] = newValue }
  }
}

public final class Basket {
  @Dependency(\.priceClient) var priceClient
  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid
  @Dependency(PriceClient.self) var byKey
  public var items: [String] = []

  public init() {}

  public func total() async throws -> Int {
    var sum = 0
    for item in items { sum += try await priceClient.price(item) }
    try await clock.sleep(for: .milliseconds(1))
    return sum
  }

  public func child() -> Basket { withDependencies(from: self) { Basket() } }

  public func later(_ done: @escaping @Sendable (Int) -> Void) {
    withEscapedDependencies { continuation in
      done(continuation.yield { DependencyValues._current.context == .live ? 1 : 0 })
    }
  }
}

public func cheap<Result>(_ operation: () async throws -> Result) async rethrows -> Result {
  try await withDependencies {
    $0.priceClient.price = { _ in 1 }
    $0.continuousClock = ImmediateClock()
  } operation: {
    try await operation()
  }
}
