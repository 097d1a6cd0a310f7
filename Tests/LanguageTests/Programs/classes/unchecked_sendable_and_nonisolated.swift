// swift-format-ignore-file
import Dispatch
final class Counter: @unchecked Sendable { private let queue = DispatchQueue(label: "counter"); private var n = 0; func add(_ k: Int) { queue.sync { n += k } }; var value: Int { queue.sync { n } } }
let counter = Counter()
await withTaskGroup(of: Void.self) { group in for i in 1...10 { group.addTask { counter.add(i) } } }
print(counter.value)  // expect: 55
struct Point: Sendable { var x = 1 }
enum Globals { nonisolated(unsafe) static var hits = 0; static let limit = 3; @MainActor static var shown = 0 }
Globals.hits += 2; Globals.shown += 1
print(Globals.hits, Globals.limit, Globals.shown)  // expect: 2 3 1
func run(_ body: @Sendable () -> Int) -> Int { body() }
let p = Point()
print(run { p.x + counter.value })  // expect: 56
