// swift-format-ignore-file
@MainActor func refresh(_ n: Int) -> Int { n }
func each(_ f: (Int) -> Int) -> [Int] { [1, 2].map(f) }
func make() async -> [Int] {
  each(refresh)  // error: converting function value of type '@MainActor @Sendable (Int) -> Int' to '(Int) -> Int' loses global actor 'MainActor'
}
func sync() {
  let f = refresh
  print(f(1))  // error: call to main actor-isolated let 'f' in a synchronous nonisolated context
  let g: (Int) -> Int = refresh  // error: converting function value of type '@MainActor @Sendable (Int) -> Int' to '(Int) -> Int' loses global actor 'MainActor'
  let h: @MainActor (Int) -> Int = refresh
  print(h(1))  // error: call to main actor-isolated let 'h' in a synchronous nonisolated context
  _ = g
}
enum Page { @MainActor static var title = "t" }
func read() -> String { Page.title }  // error: main actor-isolated static property 'title' can not be referenced from a nonisolated context
func later() async -> String { await Page.title }
func wrong() async { Page.title = "x" }  // error: main actor-isolated static property 'title' can not be mutated from a nonisolated context
print(each { $0 }, refresh(1))
