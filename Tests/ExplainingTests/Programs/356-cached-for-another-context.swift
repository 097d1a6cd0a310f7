//? Each context has its own cached value, so the basket of the preview is another one.
import Dependencies

final class Basket: @unchecked Sendable {
  var fruit: [String] = []
}
enum BasketKey: DependencyKey {
  static var liveValue: Basket { Basket() }
  static var previewValue: Basket { liveValue }
}
extension DependencyValues {
  var basket: Basket {
    get { self[BasketKey.self] }
    set { self[BasketKey.self] = newValue }
  }
}
struct Picker {
  @Dependency(\.basket) var basket
  func pick(_ name: String) { basket.fruit.append(name) }
}
Picker().pick("pear")
let shown = withDependencies {
  $0.context = .preview
} operation: {
  Picker()
}
shown.pick("plum")
print(shown.basket.fruit, Picker().basket.fruit)
