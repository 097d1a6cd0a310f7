// An empty literal takes its elements from the closure that fills it.
let table = [("a", 1), ("b", 2)].reduce(into: [:]) { $0[$1.0] = $1.1 }
print(type(of: table), table.sorted { $0.key < $1.key })
// expect: Dictionary<String, Int> [(key: "a", value: 1), (key: "b", value: 2)]
print(type(of: ["a"].reduce(into: []) { $0.append($1.count) }))  // expect: Array<Int>
print(type(of: [1].reduce([]) { [$1] + $0 }))  // expect: Array<Int>
print(type(of: [1].reduce([]) { $0 + [$1] }))  // expect: Array<Int>
print([1, 2].reduce(into: [:]) { $0[$1 % 2] = $1 > 1 }.count)  // expect: 2
let byLength = ["a", "bb", "c"].reduce(into: [:]) { $0[$1.count, default: []] += [$1] }
print(type(of: byLength), byLength[1] ?? [])  // expect: Dictionary<Int, Array<String>> ["a", "c"]
let places = ["x", "y"].enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
print(type(of: places), places["y"] ?? 0)  // expect: Dictionary<String, Int> 1
print(["b", "a"].reduce(into: Set()) { $0.insert($1) }.sorted())  // expect: ["a", "b"]
