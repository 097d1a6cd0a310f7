// A function of several parameters stands for one that takes them as a tuple.
func add(_ a: Int, _ b: Int) -> Int { a + b }
func both<T>(_ a: T, _ b: T) -> [T] { [a, b] }
let pairs = [(1, 2), (3, 4)]
print(pairs.map(add))  // expect: [3, 7]
print(pairs.map(both))  // expect: [[1, 2], [3, 4]]
print(pairs.map(max), pairs.map(&+), pairs.map(-))  // expect: [2, 4] [3, 7] [-1, -1]
let times: (Int, Int) -> Int = { $0 * $1 }
print(pairs.map(times))  // expect: [2, 12]
