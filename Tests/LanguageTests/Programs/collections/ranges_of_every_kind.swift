// swift-format-ignore-file
let half = 0..<5, closed = 1...5, from = 3..., upTo = ..<3, through = ...3
// expect: 5 5 true false true 0 5
print(half.count, closed.count, from.contains(100), upTo.contains(3), through.contains(3), half.lowerBound, closed.upperBound)
// expect: true 2..<5 false true 1..<6 0...4 true
print(half.overlaps(closed), half.clamped(to: 2..<9), closed.isEmpty, (2..<2).isEmpty, Range(closed), ClosedRange(half), half ~= 4)
// expect: true true [4, 3, 2, 1, 0] true 2..<5 [1, 2]
print((0.5...1.5).contains(1), ("a"..<"d").contains("c"), half.reversed().map { $0 }, closed.randomElement()! <= 5, half.dropFirst(2), closed.prefix(2).map { $0 })
// expect: [4] [1, 2, 3] [4, 3, 2, 1, 0] 30 [3, 4] ["3a", "4b"]
print([1, 2, 3, 4][from], [1, 2, 3, 4][upTo], half.sorted(by: >), half.map { $0 * $0 }.reduce(0, +), from.prefix(2).map { $0 }, zip(from, "ab").map { "\($0)\($1)" })
for i in closed where i % 2 == 0 { print(i, terminator: ";") }  // expect: 2;4;1.0;1.25;1.5;1.75;
for i in stride(from: 1.0, to: 2.0, by: 0.25) { print(i, terminator: ";") }
// expect: true true 0 5 24 3 2
print(); print(half == 0..<5, closed.hashValue == (1...5).hashValue, half.first!, closed.last!, (1...4).reduce(1, *), half.firstIndex(of: 3)!, half[2])
func within<R: RangeExpression>(_ r: R, _ n: R.Bound) -> Bool { r.contains(n) }
// expect: true false true 3..<7 1...3
print(within(1...2, 2), within(..<2, 2), within(2..., 9), UInt8(3)..<7, (1 as Int8)...3)
