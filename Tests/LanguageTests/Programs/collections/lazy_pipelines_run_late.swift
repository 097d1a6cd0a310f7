// swift-format-ignore-file
let source = (1...4).lazy.map { n -> Int in print("map", n); return n * n }.filter { n in print("filter", n); return n > 3 }
print("built"); print(source.first!); print(Array(source.prefix(1)))
let eager = [1, 2].map { n -> Int in print("eager", n); return n }
print(eager)
print(Array((1...).lazy.filter { $0 % 7 == 0 }.map { "\($0)" }.prefix(3)).joined(separator: ","), Array([3, 1].lazy.reversed()), [1, 2, 3].lazy.drop { $0 < 2 }.map { $0 }.count)
for n in sequence(first: 1, next: { $0 < 50 ? $0 * 3 : nil }) { print(n, terminator: " ") }
print(Array(sequence(state: 3) { (s: inout Int) -> Int? in defer { s -= 1 }; return s > 0 ? s : nil }), Array(AnySequence([1, 2])), AnyIterator { nil as Int? }.next() as Any)
let flat = [[1], [2, 3]].lazy.flatMap { $0 }.compactMap { $0 > 1 ? $0 : nil }
print(Array(flat), Array([[1], [2]].joined()), Array([[1], [2]].joined(separator: [0, 0])), flat.contains(3))
// expect: built
// expect: map 1
// expect: filter 1
// expect: map 2
// expect: filter 4
// expect: map 2
// expect: 4
// expect: map 1
// expect: filter 1
// expect: map 2
// expect: filter 4
// expect: map 3
// expect: filter 9
// expect: map 1
// expect: filter 1
// expect: map 2
// expect: filter 4
// expect: map 2
// expect: filter 4
// expect: [4]
// expect: eager 1
// expect: eager 2
// expect: [1, 2]
// expect: 7,14,21 [1, 3] 2
// expect: 1 3 9 27 81 [3, 2, 1] [1, 2] nil
// expect: [2, 3] [1, 2] [1, 0, 0, 2] true
