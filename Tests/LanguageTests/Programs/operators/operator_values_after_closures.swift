// swift-format-ignore-file
// The calls around an operator that is passed as a value are chosen first.
let numbers = [1, 2, 3, 4]
print(numbers.filter { $0 > 2 }.reduce(0, +) == 7)  // expect: true
print(numbers.map { $0 + 1 }.filter { $0 > 2 }.reduce(0, +) == 12)  // expect: true
print(numbers.filter { $0 % 2 == 0 }.map(Double.init).reduce(1, *) == 8)  // expect: true
print([1, 2].map(String.init) == ["1", "2"])  // expect: true
print(["1", "x"].compactMap(Int.init) == [1])  // expect: true
print([1.5, 2].reduce(0, +) == 3.5, ["b", "a"].sorted(by: <) == ["a", "b"])  // expect: true true
print(zip(numbers, numbers).map(*).reduce(0, +) == 30)  // expect: true
print([1: 2].mapValues(String.init) == [1: "2"])  // expect: true
func total<T: Sequence>(_ values: T) -> Int where T.Element == Int {
  values.filter { $0 > 1 }.reduce(0, +) * 2
}
print(total(numbers) == 18 && total([1, 2]) == 4)  // expect: true
