// swift-format-ignore-file
// Lazy methods are preferred to those of every sequence, also after closures with many operators.

let doubled = sequence(first: 1) { $0 < 9 ? $0 * 2 : nil }.lazy.map { print("mapped", $0); return $0 }.prefix(1)
print(type(of: doubled), Array(doubled))
print(Array(sequence(first: 1) { $0 * 2 }.lazy.map { $0 + 1 }.prefix(3)))
print(Array(sequence(first: 1) { $0 * 2 }.lazy.filter { $0 > 3 }.prefix(2)))
print(Array(sequence(first: 2) { $0 * $0 - 1 }.lazy.map { $0 * 3 }.prefix { $0 < 100 }))
print(type(of: sequence(first: "a") { $0.count < 9 ? $0 + $0 : nil }.lazy.map { $0 + "c" }))
print(type(of: sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }.lazy.compactMap { $0 > 1 ? $0 : nil }))

struct Repeated<Value>: Sequence {
  let value: Value
  func makeIterator() -> AnyIterator<Value> { AnyIterator { value } }
}
func repeated<Value>(_ value: Value, _ changed: (Value) -> Value?) -> Repeated<Value> {
  Repeated(value: changed(value) ?? value)
}
print(type(of: repeated(1) { $0 < 3 ? $0 * 2 : nil }.lazy.map { $0 + 1 }))
print(Array(repeated(1) { $0 < 3 ? $0 * 2 : nil }.lazy.map { $0 + 1 }.prefix(2)))
// expect: mapped 1
// expect: PrefixSequence<LazyMapSequence<UnfoldSequence<Int, (Optional<Int>, Bool)>, Int>> [1]
// expect: [2, 3, 5]
// expect: [4, 8]
// expect: [6, 9, 24]
// expect: LazyMapSequence<UnfoldSequence<String, (Optional<String>, Bool)>, String>
// expect: LazyMapSequence<LazyFilterSequence<LazyMapSequence<UnfoldSequence<Int, (Optional<Int>, Bool)>, Optional<Int>>>, Int>
// expect: LazyMapSequence<Repeated<Int>, Int>
// expect: [3, 3]
