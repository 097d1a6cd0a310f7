// swift-format-ignore-file
// Array literals of integers and of other numbers in one expression have one element type.
print([1, 2] == [1.0, 2], [1.5, 2] != [1, 2])
func same<T>(_ a: [T], _ b: [T]) -> String { "\(T.self)" }
print(same([1], [2.5]), same([1.5], [2]), same([1], [2]), same([], [2.5, 1]))
func both<T, U>(_ a: [T], _ b: [U]) -> String { "\(T.self) \(U.self)" }
print(both([1], [2.5]))
print([1] + [2.5], [2.5] + [1], [1] + [2] == [3.0])
let x = [1, 2] == [1.0, 2] ? "equal" : "different"
print(x)
func three<T: Equatable>(_ a: [T], _ b: T) -> String { "\(T.self)" }
print(three([1], 2.5), three([1.5], 2))
print([[1], [2]] == [[1.0], [2]], [1, 2].contains(1), [1, 2].map { $0 } == [1, 2])
// expect: true true
// expect: Double Double Int Double
// expect: Int Double
// expect: [1.0, 2.5] [2.5, 1.0] false
// expect: equal
// expect: Double Double
// expect: true true true
