// swift-format-ignore-file
func swapPair<T>(_ p: inout (T, T)) { p = (p.1, p.0) }
func add(_ n: Int, to x: inout Int) -> Int { x += n; return x }
struct Box { var n = 1 { didSet { print("set", n) } }; var list = [3, 4]; var computed: Int { get { n * 10 } set { n = newValue / 10 } }; subscript(i: Int) -> Int { get { list[i] } set { print("sub", newValue); list[i] = newValue } }; mutating func reset() { self = Box() } }
var p = (1, 2); swapPair(&p); print(p)
var b = Box(); print(add(5, to: &b.n), add(10, to: &b.computed), add(1, to: &b[0]), add(1, to: &b.list[1])); b.reset(); print(b.n)
var o: Int? = 1; func bump(_ x: inout Int?) { x = x.map { $0 + 1 } }; bump(&o); print(o!)
var d = ["k": 1]; print(add(4, to: &d["k", default: 0]), add(4, to: &d["z", default: 7]), d.count)
func each(_ xs: inout [Int], _ f: (inout Int) -> Void) { for i in xs.indices { f(&xs[i]) } }; var xs = [1, 2]; each(&xs) { $0 *= $0 + 1 }; print(xs)
func outer() -> Int { var n = 0; func inner(_ m: inout Int) { m += 5 }; inner(&n); inner(&n); return n }; print(outer())
// expect: (2, 1)
// expect: set 6
// expect: set 7
// expect: sub 4
// expect: 6 70 4 5
// expect: 1
// expect: 2
// expect: 5 11 2
// expect: [2, 6]
// expect: 10
