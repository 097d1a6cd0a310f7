// swift-format-ignore-file
var made = 0
@MainActor func make() -> Int { made += 1; return 10 }
var counts: [String: Int] = ["a": 1]
print(counts["a", default: make()], made)  // expect: 1 0
print(counts["b", default: make()], made)  // expect: 10 1
counts["a", default: make()] += 1
counts["c", default: make()] += 1
print(counts["a"]!, counts["c"]!, counts["b"] as Any, made)  // expect: 2 11 nil 2
let other = "a"
print(counts["k", default: counts[other, default: 0] * 2])  // expect: 4

var lists: [Int: [Int]] = [:]
for i in 0..<6 { lists[i % 2, default: []].append(i) }
print(lists[0]!, lists[1]!)  // expect: [0, 2, 4] [1, 3, 5]
lists[7, default: [1, 2]][0] += 5
print(lists[7]!)  // expect: [6, 2]

struct Holder { var table: [String: [String: Int]] = [:] }
var holder = Holder()
holder.table["a", default: [:]]["b", default: 3] += 1
print(holder.table["a"]!["b", default: 0])  // expect: 4
final class Box { var table: [Int: Int] = [:] }
let box = Box()
for _ in 0..<3 { box.table[1, default: 1] += 1 }
print(box.table[1]!)  // expect: 4

struct Key: Hashable {
  var n: Int
  static func == (left: Key, right: Key) -> Bool { left.n % 10 == right.n % 10 }
  func hash(into hasher: inout Hasher) { hasher.combine(n % 10) }
}
var own: [Key: String] = [:]
own[Key(n: 1), default: "x"] += "y"
own[Key(n: 11), default: "x"] += "z"
print(own.count, own[Key(n: 21), default: "-"], own[Key(n: 2), default: "-"])  // expect: 1 xyz -
func get<K: Hashable>(_ table: [K: Int], _ key: K) -> Int { table[key, default: -1] }
print(get(["a": 1], "b"), get(["a": 1], "a"))  // expect: -1 1

final class Witness {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("end of", name) }
}
var held: [String: Witness] = [:]
print(held["a", default: Witness("one")].name)
print("next")
held["a"] = Witness("three")
print("last")
held = [:]
// expect: end of one
// expect: one
// expect: next
// expect: last
// expect: end of three
