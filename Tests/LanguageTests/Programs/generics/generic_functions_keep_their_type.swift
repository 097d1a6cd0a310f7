// swift-format-ignore-file
func twice<T>(_ value: T) -> (T, T) { (value, value) }
func first<T, U>(_ pair: (T, U)) -> T { pair.0 }
func largest<T: Comparable>(_ values: [T]) -> T? {
  guard var best = values.first else { return nil }
  for value in values where value > best { best = value }
  return best
}
func count<S: Sequence>(_ items: S, where matches: (S.Element) -> Bool) -> Int {
  var n = 0
  for item in items where matches(item) { n += 1 }
  return n
}
print(twice(3), twice("a"))  // expect: (3, 3) ("a", "a")
print(first((1.5, "x")))  // expect: 1.5
print(largest([3, 9, 4])!, largest(["pear", "fig"])!, largest([Int]()) as Any)  // expect: 9 pear nil
print(count(1...10) { $0 % 3 == 0 }, count("banana") { $0 == "a" })  // expect: 3 3
print(count(["a": 1, "b": 2]) { $0.value > 1 })  // expect: 1
