// swift-format-ignore-file
struct Money: ExpressibleByIntegerLiteral { var c: Int; init(integerLiteral i: Int) { c = i * 100 }; static func + (a: Money, b: Money) -> Money { var r = a; r.c += b.c; return r } }
let ds = [1.5, 2.2], ms: [Money] = [1, 2]
print(ds.reduce(0, +).rounded())
print([1, 2].reduce(0, +).description)
print(ms.reduce(0, { $0 + $1 }).c)
print(ms.reduce(0) { $0 + $1 }.c)
let t = ms.reduce(0, +); print(t.c)
// expect: 4.0
// expect: 3
// expect: 300
// expect: 300
// expect: 300
