// swift-format-ignore-file
struct Size: Comparable { var w: Int; static func < (a: Size, b: Size) -> Bool { print("<", a.w, b.w); return a.w < b.w } }
print((1, "b") < (1, "c"), (2, "a") < (1, "z"), (1, 2) == (1, 2), ("a", 1, true) != ("a", 1, false))
print((Size(w: 1), 2) < (Size(w: 1), 3))
print((Size(w: 1), 2) < (Size(w: 2), 0))
let rows = [(name: "b", age: 2), (name: "a", age: 2), (name: "c", age: 1)]
print(rows.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))
print(rows.min { $0.age < $1.age }!.name)
// expect: true false true true
// expect: true
// expect: < 1 2
// expect: true
// expect: ["c", "a", "b"]
// expect: c
