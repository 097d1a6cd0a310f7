// swift-format-ignore-file
for i in 0..<3 { print(i, terminator: " ") }
for i in (1...3).reversed() { print(i, terminator: " ") }
for i in stride(from: 0, to: 10, by: 3) { print(i, terminator: " ") }
for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: " ") }
print()  // expect: 0 1 2 3 2 1 0 3 6 9 10 5 0
let r = 2...5
print(r.lowerBound, r.upperBound, r.count, r.contains(3), r)  // expect: 2 5 4 true 2...5
let h = 0..<4
print(h.isEmpty, h.count, Array(h), h.map { $0 * $0 })  // expect: false 4 [0, 1, 2, 3] [0, 1, 4, 9]
for _ in 0..<2 { print("x", separator: "", terminator: "") }
print()  // expect: xx
print((1...4).reduce(1, *), (1...3).map(String.init))  // expect: 24 ["1", "2", "3"]
var i = 0
for j in i..<i + 2 { i += j }
print(i)  // expect: 1
