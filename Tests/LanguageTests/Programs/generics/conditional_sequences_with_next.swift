// swift-format-ignore-file
struct Pairs<T> { var list: [T]; var i = 0 }
extension Pairs: IteratorProtocol, Sequence where T: Equatable {
  mutating func next() -> T? { guard i < list.count else { return nil }; defer { i += 1 }; return list[i] }
}
for x in Pairs(list: [1, 2]) { print(x) }
print(Pairs(list: ["a"]).map { $0 + "!" })
struct Count<T>: Sequence, IteratorProtocol { var n: Int; let v: T
  mutating func next() -> T? { if n == 0 { return nil }; n -= 1; return v } }
print(Array(Count(n: 2, v: "x")))
// expect: 1
// expect: 2
// expect: ["a!"]
// expect: ["x", "x"]
