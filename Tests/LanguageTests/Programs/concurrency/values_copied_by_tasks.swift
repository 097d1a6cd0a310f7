// swift-format-ignore-file
func run<T>(_ f: () -> T) -> T { f() }
func total(_ n: Int, _ m: Int) -> Int { n + m }
func awaitedFirst() async -> Int { var x = 0; x += 1; async let y = { x }(); let z = await y; x += 1; return z + x }
func readByBoth() async -> Int { var x = 0; x += 1; async let y = x; return await y + x }
func printed() async -> Int { var x = 1; x += 1; let t = Task { x + 1 }; return total(x, await t.value) }
func copied() async -> Int { var x = 1; x += 1; let t = Task { let y = x; return y }; return total(x, await t.value) }
func chosen() async -> Int { var x = 1; x += 1; let t = Task { x > 1 ? x : 2 }; return total(x, await t.value) }
func wrapped() async -> Int { var x = 1; x += 1; let t = Task { Optional(x) }; return total(x, await t.value ?? 0) }
func constant() async -> Int { let x: Int; x = 1; async let y = [1].map { $0 + x }; return total(x, await y[0]) }
func earlier() async -> Int { var x = 0, k = 0; [1].forEach { x += $0 }; async let y = x; [2].forEach { k += $0 + x }; return await y + k }
func listed() async -> Int { var x = 1; x += 1; let t = Task { [x] in run { x } }; return total(x, await t.value) }
func rounds() async -> Int { var sum = 0; for i in 0..<3 { var x = 1; x += i; sum += await Task { x }.value }; return sum }
func group() async -> Int { await withTaskGroup(of: Int.self) { g in for i in 0..<3 { var x = i; x += 1; g.addTask { x } }; return await g.reduce(0, +) } }
func alone() async -> Int { var x = 1; x += 1; return await Task { [1].map { $0 + x }[0] }.value }
func error() async -> String { var x: any Error = CancellationError(); x = CancellationError(); let t = Task { "\(x)" }; return "\(x)" == (await t.value) ? "same" : "other" }
@MainActor func onMain() async -> Int { var x = 1; x += 1; let t = Task { x }; return total(x, await t.value) }
print(await awaitedFirst(), await readByBoth(), await printed(), await copied(), await chosen())  // expect: 3 2 5 4 4
print(await wrapped(), await constant(), await earlier(), await listed(), await rounds())  // expect: 4 3 4 4 6
print(await group(), await alone(), await error(), await onMain())  // expect: 6 3 same 4
