// swift-format-ignore-file
protocol Greets { func hi() -> String }
protocol Loud: Greets { func shout() -> String }
extension Loud { func shout() -> String { hi() + "!" } }
@MainActor final class Bot: @MainActor Loud { func hi() -> String { "hi" } }
@globalActor actor Own { static let shared = Own() }
@Own final class Rob: @Own Greets { func hi() -> String { "own" }; init() {} }
@MainActor struct Val: @MainActor Equatable { var n = 1 }
struct Free: Greets { func hi() -> String { "free" } }
struct Wrap<T>: Sendable where T: Sendable { var t: T }
extension Wrap: Greets where T: Greets { func hi() -> String { "wrap " + t.hi() } }
nonisolated func greet(_ x: any Sendable) -> String {
  if let g = x as? any Greets { g.hi() } else { "no conformance here" }
}
nonisolated func isLoud<T: Sendable>(_ x: T) -> Bool { x is any Loud }
nonisolated func sw(_ x: any Sendable) -> String { switch x { case let l as any Loud: l.shout(); case is any Greets: "greets"; default: "none" } }
@Own func onOwn() async { let r = Rob(); print("own:", greet(r), isLoud(r), sw(r)) }
@MainActor func onMain() async {
  let bot = Bot()
  print(greet(bot), isLoud(bot), sw(bot), greet(Wrap(t: bot)), greet(Free()))
  await Task.detached { [bot] in print(greet(bot), isLoud(bot), sw(bot), greet(Wrap(t: bot)), greet(Free())) }.value
  let rob = await Rob()
  print("rob on main:", greet(rob), sw(rob))
  await onOwn()
}
await onMain()
actor Other { func go(_ b: Bot) { print("actor:", greet(b)) } }
await Other().go(Bot())
@concurrent func off(_ b: Bot) async { print("off:", greet(b)); await MainActor.run { print("run:", greet(b)) } }
await off(Bot())

// expect: hi true hi! wrap hi free
// expect: no conformance here false none no conformance here free
// expect: rob on main: no conformance here none
// expect: own: own false greets
// expect: actor: no conformance here
// expect: off: no conformance here
// expect: run: hi
