// swift-format-ignore-file
protocol Loadable { func load() -> Int }
@MainActor protocol Shown { func show() }
@MainActor final class Screen: Loadable {  // error: conformance of 'Screen' to protocol 'Loadable' crosses into main actor-isolated code and can cause data races
  var n = 1
  func load() -> Int { n }
}
@MainActor final class Panel: Loadable {
  nonisolated func load() -> Int { 1 }
}
@MainActor final class View: Shown { func show() {} }
@MainActor struct Point: Equatable {
  var x = 0
}
@MainActor final class Item: Equatable {  // error: conformance of 'Item' to protocol 'Equatable' crosses into main actor-isolated code and can cause data races
  var x = 0
  static func == (a: Item, b: Item) -> Bool { a.x == b.x }
}
@MainActor func use(_ s: any Loadable) { print(s.load()) }
use(Panel())
