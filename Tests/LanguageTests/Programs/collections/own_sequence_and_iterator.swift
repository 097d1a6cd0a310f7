// swift-format-ignore-file
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n } }
struct Fibonacci: Sequence { let limit: Int; struct Iterator: IteratorProtocol { var a = 0, b = 1; let limit: Int; mutating func next() -> Int? { guard a <= limit else { return nil }; defer { (a, b) = (b, a + b) }; return a } }; func makeIterator() -> Iterator { Iterator(limit: limit) } }
for n in Countdown(n: 3) { print(n) }  // expect: 3 // expect: 2 // expect: 1
let f = Fibonacci(limit: 30)
// expect: [0, 1, 1, 2, 3, 5, 8, 13, 21] [0, 2, 8] 54 true 21 PrefixSequence<Fibonacci>(_base: main.Fibonacci(limit: 30), _maxLength: 3) DropFirstSequence<Fibonacci>(_base: main.Fibonacci(limit: 30), _limit: 6)
print(Array(f), f.filter { $0 % 2 == 0 }, f.reduce(0, +), f.contains(13), f.max()!, f.prefix(3), f.dropFirst(6))
// expect: 21 8 [0, 1, 2, 6, 12, 25, 48, 91, 168] [9, 9, 8, 8, 8, 9, 11, 15, 22]
print(f.sorted(by: >).first!, Set(f).count, f.enumerated().map { $0 * $1 }, zip(f, Countdown(n: 9)).map { $0 + $1 })
// expect: [0, 10] 5 0 0|1|1|2|3|5|8|13|21
print(Array(f.lazy.map { $0 * 10 }.prefix(2)), f.first { $0 > 4 }!, f.min()!, f.joined2)
extension Sequence where Element == Int { var joined2: String { map(String.init).joined(separator: "|") } }
var it = f.makeIterator()
while let n = it.next(), n < 5 { print(n, terminator: " ") }  // expect: 0 1 1 2 3 Optional(8)
print(it.next() as Any)
// expect: true 0 [[0, 1, 1, 2], [5, 8, 13, 21]] [1, 2]
print(f.allSatisfy { $0 >= 0 }, f.underestimatedCount, f.split(separator: 3).map(Array.init), Array(Countdown(n: 2).reversed()))
