// swift-format-ignore-file
@MainActor final class Store {
  var n = 0
  init() {}
  static func make() -> Store { Store() }
  static let empty = 0
}
func a() { let s = Store(); _ = s }  // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
func b() async { let s = await Store(); _ = s }
func c() { _ = Store.make() }  // error: call to main actor-isolated static method 'make()' in a synchronous nonisolated context
func d() -> Int { Store.empty }  // error: main actor-isolated static property 'empty' can not be referenced from a nonisolated context
let factory: @Sendable () -> Store = { Store() }  // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
let main: @MainActor () -> Store = { Store() }
struct Deps {
  var build: @Sendable () -> Int = { Store().n }  // error: main actor-isolated property 'n' can not be referenced from a Sendable closure  // says: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context — not yet in the compiler's words
  var other: @MainActor @Sendable () -> Int = { Store().n }
}
final class Sub: Store {}  // error: inheritance from a final class 'Store'
print(main().n)
