// swift-format-ignore-file
func use(_ n: Int) {}
func run<T>(_ f: () -> T) -> T { f() }
func nested() async { var x = 0; x += 1; async let y = { x }(); print(x); _ = await y }  // error: sending 'x' risks causing data races
func passed() async { var x = 0; x += 1; async let y = run { x }; use(x); _ = await y }  // error: sending 'x' risks causing data races
func inTask() async { var x = 0; x += 1; async let y = Task { x }.value; print(x); _ = await y }  // error: sending 'x' risks causing data races
func changed() async { var x = 0; x += 1; async let y = { x += 1; return x }(); print(x); _ = await y }  // error: sending 'x' risks causing data races
func twice() async { var x = 0; x += 1; async let y = x; async let z = { x }(); _ = await y + z }  // error: sending 'x' risks causing data races
func lazily() async { var x = 0; x += 1; async let y = x > 0 || x < 5; use(x); _ = await y }  // error: sending 'x' risks causing data races
func local() async { var x = 0; x += 1; func get() -> Int { x }; async let y = get(); print(x); _ = await y }  // error: sending 'get' risks causing data races
func result() async { var x = 1; x += 1; let t = Task { x }; print(x); _ = await t.value }  // error: sending value of non-Sendable type '() async -> Int' risks causing data races
func returned() async { var x = 1; x += 1; let t = Task { print(1); return x }; use(x); _ = await t.value }  // error: sending value of non-Sendable type '() async -> Int' risks causing data races
func tuple() async { var x = 1; x += 1; let t = Task { (x, 1) }; use(x); _ = await t.value }  // error: sending value of non-Sendable type '() async -> (Int, Int)' risks causing data races
func branch() async { var x = 1; x += 1; let t = Task { if x > 1 { x } else { 3 } }; use(x); _ = await t.value }  // error: sending value of non-Sendable type '() async -> Int' risks causing data races
func group() async { await withTaskGroup(of: Int.self) { g in var x = 1; x += 1; g.addTask { x }; use(x) } }  // error: sending value of non-Sendable type '() async -> Int' risks causing data races
func inner() async { var x = 1; x += 1; Task { [1].forEach { _ in use(x) } }; print(x) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func later() async { var x = 0; x += 1; Task { use(x) }; [1].forEach { use($0 + x) } }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func called() async { var x = 0; x += 1; func get() -> Int { x }; Task { use(x) }; use(get()) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func atEnd() async { var x = 0; x += 1; defer { use(x) }; Task { use(x) } }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func rounds() async { for i in 0..<3 { var x = 1; x += i; Task { use(x) }; print(x) } }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func existential() async { var x: any Sendable = 1; x = 2; Task { print(x) }; print(x) }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
func generic<T: Sendable>(_ y: T) async { var x = y; x = y; async let t = x; print(x); _ = await t }  // error: sending 'x' risks causing data races
func onMain() async { var x = 1; x = 2; let t = Task { @MainActor in x }; print(x); _ = await t.value }  // error: sending 'x' risks causing data races
final class Plain { let name = "" }
func deferred() async { let p = Plain(); defer { print(p.name) }; Task { print(p.name) } }  // error: sending value of non-Sendable type '() async -> ()' risks causing data races
actor Store {
  var n = 0
  func own() async { var x = n; x += 1; let t = Task { x }; print(x); _ = await t.value }  // error: sending value of non-Sendable type '() async -> Int' risks causing data races
}
