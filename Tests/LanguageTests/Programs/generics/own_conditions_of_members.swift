// swift-format-ignore-file
// What a member asks of its type's parameters by its own `where` clause holds for what it is called on.
extension Sequence {
    func tally() -> [Element: Int] where Element: Hashable { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    func most() -> Element? where Element: Hashable & Comparable {
        tally().max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    func total() -> Element where Element: AdditiveArithmetic { reduce(.zero, +) }
}
struct Pair<First, Second> {
    var first: First
    var second: Second
    func isSame() -> Bool where First == Second, First: Equatable { first == second }
    func flat() -> [First.Element] where First: Collection, Second: Collection, First.Element == Second.Element { Array(first) + Array(second) }
}
print("hello".tally().count, "hello".most() ?? "-", "mississippi".tally()["s"] ?? 0)
print([0.5, 1].total(), (1...4).total(), [[1: 2], [1: 2]].tally().values.max() ?? 0)
print(Pair(first: 1, second: 1).isSame(), Pair(first: "ab", second: ["c" as Character]).flat())
// expect: 4 l 4
// expect: 1.5 10 2
// expect: true ["a", "b", "c"]
