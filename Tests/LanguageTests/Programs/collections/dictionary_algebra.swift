// swift-format-ignore-file
var d = ["a": 1, "b": 2]
d["c"] = 3; d["a"] = nil; d["b", default: 0] += 5; d["z", default: 10] -= 1
func show<V>(_ d: [String: V]) -> String { d.keys.sorted().map { "\($0)=\(d[$0]!)" }.joined(separator: " ") }
// expect: b=7 c=3 z=9 3 nil 7 Optional(7) nil
print(show(d), d.count, d["q"] as Any, d["b"]!, d.updateValue(0, forKey: "b") as Any, d.removeValue(forKey: "none") as Any)
// expect: b=0 c=6 z=18 c=3 z=9 z=9 b=9 c=3 n=1 z=9
print(show(d.mapValues { $0 * 2 }), show(d.filter { $0.value > 2 }), show(d.compactMapValues { $0 > 5 ? "\($0)" : nil }), show(d.merging(["b": 9, "n": 1]) { $0 + $1 }))
// expect: b=0 c=30 z=9 true 39 true b true
d.merge(["c": 30]) { _, new in new }; print(show(d), d.contains { $0.key == "z" }, d.values.reduce(0, +), d.keys.contains("c"), d.min { $0.value < $1.value }!.key, d == ["b": 0, "c": 30, "z": 9])
// expect: x=1 y=2 a=3 even=[2] odd=[1, 3] x!=1
print(show(Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...))), show(Dictionary([("a", 1), ("a", 2)]) { $0 + $1 }), show(Dictionary(grouping: [1, 2, 3]) { $0 % 2 == 0 ? "even" : "odd" }), show(["x": 1].reduce(into: [:]) { $0[$1.key + "!"] = $1.value }))
// expect: ["c", "z", "b"] 30 [0, 9, 30] (key: String, value: Int)
let sorted = d.sorted { $0.value > $1.value }; print(sorted.map(\.key), sorted[0].value, d.map { $0.value }.sorted(), type(of: sorted[0]))
// expect: b 0; c 30; z 9; 1 2 2
for (k, v) in d.sorted(by: { $0.key < $1.key }) { print(k, v, terminator: "; ") }
var nested: [String: [String: Int]] = [:]; nested["a", default: [:]]["x"] = 1; nested["a"]?["y"] = 2; nested["b"]?["z"] = 3; print(nested.count, nested["a"]!.count, nested["a"]!["y"]!)
// expect: ["a3", "n2", "b1"] // expect: true [:]
var counts: [Character: Int] = [:]; for c in "banana" { counts[c, default: 0] += 1 }; print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" }); d.removeAll(); print(d.isEmpty, d)
