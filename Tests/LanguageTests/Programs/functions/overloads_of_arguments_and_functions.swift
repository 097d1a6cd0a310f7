// swift-format-ignore-file
// `reversed` of a collection and `reversed` of a sequence have different results. The outer function decides which one
// is called.
let numbers = [1, 2]
func one<T>(_ x: T) -> String { "T" }
func one(_ x: [Int]) -> String { "[Int]" }
func two<T>(_ x: T, _ y: String) -> String { "T" }
func two(_ x: [Int], _ y: String) -> String { "[Int]" }
func sequence<T: Sequence>(_ x: T) -> String { "T: Sequence" }
func sequence(_ x: [Int]) -> String { "[Int]" }
func equatable<T: Equatable>(_ x: T) -> String { "T: Equatable" }
func equatable<T>(_ x: T) -> String { "T" }
func elements<T>(_ x: [T]) -> String { "[T]" }
func elements<T>(_ x: T) -> String { "T" }
print(one(numbers.reversed()), one([1, 2].reversed()), two(numbers.reversed(), "a"), sequence(numbers.reversed()))
// expect: T T T T: Sequence
print(equatable(numbers.reversed()), elements(numbers.reversed()))  // expect: T: Equatable [T]
print(one(numbers.filter { $0 > 1 }), one(numbers.sorted()), one(numbers.dropFirst()))  // expect: [Int] [Int] T
