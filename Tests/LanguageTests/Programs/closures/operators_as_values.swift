// The overload of an operator that is a value depends on literals and on closures before it.
print((1...3).reduce(0, +) == 6)
print([1, 2, 3].reduce(0, +) == [3, 2, 1].reduce(0, +))
print(zip([1, 2], [3, 4]).map { $0 * $1 }.reduce(0, +) == 11)
print([[1, 2], [3]].joined().reduce(0, +) == 6)
print((1...3).map { Double($0) }.reduce(0, +) / 3 == 2)
print(["a", "b"].reduce("", +) == "ab", [0.5, 1.5].reduce(0, +) > 1, (1...5).reduce(1, *) - 100)
func isbn(_ s: [Int]) -> Bool { zip(s, (1...10).reversed()).map { $0 * $1 }.reduce(0, +) % 11 == 0 }
print(isbn([3]), isbn([0, 3, 0, 6, 4, 0, 6, 1, 5, 2].reversed()))
func deviation<E: BinaryFloatingPoint>(_ xs: [E], _ m: E) -> E {
  max(m, xs.map { ($0 - m) * ($0 - m) }.reduce(0, +) / E(xs.count))
}
print(deviation([1.0, 2, 3], 0))
extension Array where Element: Numeric & Comparable {
  func product(_ k: Element) -> Element {
    Swift.max(k, self.map { ($0 - k) * ($0 + k) + 1 }.reduce(0, +) * k + 1)
  }
}
print([1, 2].product(3))
let cards = ["4S", "4H"]
let hand =
  cards.reduce(into: [Character: Int]()) { $0[$1.first!, default: 0] += 1 }
  .sorted { $0.value > $1.value || $0.value == $1.value && $0.key < $1.key }
  .map { "\($0.key)\($0.value)" }.joined(separator: ",") + "-"
  + cards.map { String($0.last!) }.joined() + (cards.isEmpty ? "" : "!")
print(hand)
let mean: Double = [1, 2, 4].map { Double($0) * 0.5 }.reduce(0, +) / Double(3)
print(mean == 3.5 / 3, [1, 2, 4].map { Double($0) }.max() == 4)
let total = [1, 2].map { $0 * 3 }.reduce(0) { $0 + $1 }
print(total, [3, 1, 2].sorted(by: <) == [1, 2, 3], [1, 2].elementsEqual([1, 2], by: ==))
print((1...4).filter { $0 % 2 == 0 }.map { $0 * $0 }.reduce(0, +) == [4, 16].reduce(0, +))
print(zip(1..., ["a", "b"]).map { "\($0)\($1)" }.joined() + "!" == "1a2b!")
print([1.5, 2].map { $0 * 2 }.reduce(0, +) == 7)
print(["x": 1, "y": 2].values.reduce(0, +) == 3, Set([1, 2, 3]).reduce(0, +) == 6)
// expect: true
// expect: true
// expect: true
// expect: true
// expect: true
// expect: true true 20
// expect: false true
// expect: 4.666666666666667
// expect: 3
// expect: 42-SH!
// expect: true true
// expect: 9 true true
// expect: true
// expect: true
// expect: true
// expect: true true
