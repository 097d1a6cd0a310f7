// A closure that fills an empty literal waits for the literal's contextual type.
func seen(_ ids: [Int]) -> [Int: Bool] { ids.reduce(into: [:]) { $0[$1] = true } }
print(seen([7]))  // expect: [7: true]
struct Bag<Item: Hashable> {
  private(set) var known: [Item: Int] = [:]
  init(_ items: [Item]) { known = items.reduce(into: [:]) { $0[$1] = 1 } }
}
print(Bag(["tea"]).known)  // expect: ["tea": 1]
func filled<T>(_ value: T, _ change: (inout T) -> Void) -> T {
  var copy = value
  change(&copy)
  return copy
}
let labels: [Int: String] = filled([:]) { table in table[1] = "one" }
print(labels, filled([:]) { $0["a"] = nil } as [String: Int])  // expect: [1: "one"] [:]
let total: Double = [1, 2].reduce(0) { $0 + Double($1) / 2 }
print(total)  // expect: 1.5
