let n: Int? = 6
print(n == [1, 2].reduce(3) { $0 + $1 }, n != [1].reduce(3) { $0 &+ $1 })
func same<T>(_ x: T, _ change: (T) -> T) -> T { change(x) }
print(n == same(5) { $0 + 1 })
let sum: Double? = [1, 2].reduce(0) { $0 + Double($1) }
print(sum ?? -1, ["a"].first?.count == "ab".map { _ in 1 }.reduce(0) { $0 + $1 })
// expect: true true
// expect: true
// expect: 3.0 false
