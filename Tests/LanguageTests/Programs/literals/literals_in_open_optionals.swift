// swift-format-ignore-file
// A literal that becomes an optional of an open type helps to determine this type.
func optional<T>(_ a: T, _ b: T?) -> String { "\(T.self)" }
func change<T>(_ x: T, _ change: (T) -> T?) -> String { "\(T.self) \(String(describing: change(x)))" }
print(optional(1, 2.5), optional(1.5, 2), optional(1, nil))  // expect: Double Double Int
print(optional([1], [2.5]), optional(["a"], []))  // expect: Array<Double> Array<String>
print(change(1) { $0 }, change(1.5) { $0 }, change(Optional(1)) { $0 })
// expect: Int Optional(1) Double Optional(1.5) Optional<Int> Optional(Optional(1))
print(Array(sequence(first: 1) { $0 }.prefix(3)))  // expect: [1, 1, 1]
print(Array(sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }))  // expect: [1, 3, 9, 27]
print(sequence(first: 10) { $0 - 3 }.prefix { $0 > 0 }.map { $0 })  // expect: [10, 7, 4, 1]
