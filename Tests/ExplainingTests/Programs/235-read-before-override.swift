//? The closure reads the host one line before it overrides it.
import Dependencies

enum Host: DependencyKey {
  static let liveValue = "shop.example"
}

struct Links: DependencyKey, Sendable {
  var base: String
  func page(_ name: String) -> String { "\(base)/\(name)" }
  static var liveValue: Links {
    @Dependency(\.host) var host
    return Links(base: "https://\(host)")
  }
}

extension DependencyValues {
  var host: String {
    get { self[Host.self] }
    set { self[Host.self] = newValue }
  }
  var links: Links {
    get { self[Links.self] }
    set { self[Links.self] = newValue }
  }
}

struct Checkout {
  @Dependency(\.host) var host
  @Dependency(\.links) var links
  func summary() -> String { "\(host): \(links.page("pay"))" }
}

let checkout = withDependencies {
  $0.links = Links(base: "http://\($0.host)")
  $0.host = "localhost"
} operation: {
  Checkout()
}
print(checkout.summary())
