// swift-format-ignore-file
struct P { var name: String; var age: Int; var q = Q() }
struct Q { var z = 4 }
let ps = [P(name: "a", age: 1), P(name: "b", age: 2)]
print(ps.map(\.name), ps.map(\.age).reduce(0, +), ps.map(\.q.z))  // expect: ["a", "b"] 3 [4, 4]
print(ps.filter { $0.age > 1 }.map(\.name))  // expect: ["b"]
print(["ab", "c"].map(\.count), [[1], []].map(\.isEmpty))  // expect: [2, 1] [false, true]
print(ps.sorted { $0.age > $1.age }.map(\.name))  // expect: ["b", "a"]
print([1, nil].compactMap(\.self))  // expect: [1]
