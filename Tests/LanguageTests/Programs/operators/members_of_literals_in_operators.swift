// swift-format-ignore-file
// The operands come from collection literals whose methods take closures.
let d = [1, 2].first { $0 > 5 } ?? [3].first
print(d as Any)
if let m = ["a"].first(where: { $0 == "z" }) ?? ["b"].first { print(m) } else { print("none") }
if let m = [1, 2].first(where: { $0 > 5 }) ?? [3].first { print(m) } else { print("none") }
print([1, 2].first { $0 > 1 } == nil)
print([1, 2, 3].max { $0 > $1 } == 1)
print([1,2,3].map { $0 * 2 }.reduce(0,+) + [1].reduce(0,+))
print([1,2,3].map { $0 * 2 }.reduce(0,+) + [1].reduce(0,+))
print([3, 1].min { $0 < $1 } ?? 0, [3, 1].sorted { $0 > $1 }.first == 3, [1, 2].map { $0 * 2 }.first == 2)
print([1, 2].first { $0 > 1 } != [4, 5].last { $0 < 9 }, ["a": 1].first { $0.value == 1 } == nil)
print(["a", "b"].first { $0 == "b" } ?? "none", [1, 2].first { $0 > 5 }.map { $0 + 1 } ?? [7].first ?? 0)
print([1, 2].last(where: { $0 < 2 }) == 1 && [1.5].max { $0 < $1 } == 1.5)
print(([1, 2].first { $0 > 5 } ?? [3].last { $0 > 2 }) ?? 9)
print([1, 2].contains { $0 > 1 } == true, [[1], [2, 3]].first { $0.count > 1 } ?? [], [[1]].first { $0.isEmpty }?.first ?? 4)
let e = [1, 2].first { $0 > 5 } ?? [3].last { $0 > 2 }
print(e as Any)
// expect: Optional(3)
// expect: b
// expect: 3
// expect: false
// expect: true
// expect: 13
// expect: 13
// expect: 1 true true
// expect: true false
// expect: b 7
// expect: true
// expect: 3
// expect: true [2, 3] 4
// expect: Optional(3)
