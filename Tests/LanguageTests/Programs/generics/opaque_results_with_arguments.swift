// swift-format-ignore-file
func a() -> some Sequence<Int> { [1, 2] }
func b() -> some Sequence<Int> { a() }
func c<S: Sequence<Int>>(_ s: S) -> some Sequence<Int> { s }
func d<T>(_ t: [T]) -> some Collection<T> { t.reversed() }
func e<T>(_ t: [T]) -> some Collection<T> { d(t) }
func count(to n: Int) -> some IteratorProtocol<Int> { var i = 0; return AnyIterator { guard i < n else { return nil }; i += 1; return i } }
func text(_ n: Int) -> some Sequence<String> { AnySequence<String> { var i = 0; return AnyIterator<String> { if i == n { return nil }; i += 1; return "\(i)" } } }
func late<T>(_ s: [T]) -> some Sequence<(Int, T)> { s.enumerated().map { ($0, $1) } }
let x: some Sequence<Double> = [1, 2]
let y: some Collection<Double> = d([1, 2.5])
print(Array(b()), Array(c([3])), Array(d(["x", "y"])), Array(e([1, 2])))
var it = count(to: 3); while let n = it.next() { print(n) }
for t in text(2) { print(t) }
for (i, t) in late(["p", "q"]) { print(i, t) }
print(Array(x), y.first as Any)
// expect: [1, 2] [3] ["y", "x"] [2, 1]
// expect: 1
// expect: 2
// expect: 3
// expect: 1
// expect: 2
// expect: 0 p
// expect: 1 q
// expect: [1.0, 2.0] Optional(2.5)
