// swift-format-ignore-file
protocol Ring: Equatable { static var zero: Self { get }; static var one: Self { get }; static func + (a: Self, b: Self) -> Self; static func * (a: Self, b: Self) -> Self }
extension Int: Ring { static let one = 1 }
struct Mod7: Ring, ExpressibleByIntegerLiteral { let n: Int; init(integerLiteral v: Int) { n = v % 7 }; static let zero: Mod7 = 0, one: Mod7 = 1; static func + (a: Self, b: Self) -> Self { Self(integerLiteral: a.n + b.n) }; static func * (a: Self, b: Self) -> Self { Self(integerLiteral: a.n * b.n) } }
struct Poly<C: Ring>: Ring { let c: [C]; init(_ c: [C]) { var c = c; while c.last == .zero { c.removeLast() }; self.c = c }
  static var zero: Poly { Poly([]) }; static var one: Poly { Poly([.one]) }; static var x: Poly { Poly([.zero, .one]) }
  static func + (a: Poly, b: Poly) -> Poly { Poly((0..<max(a.c.count, b.c.count)).map { (a.c.indices.contains($0) ? a.c[$0] : .zero) + (b.c.indices.contains($0) ? b.c[$0] : .zero) }) }
  static func * (a: Poly, b: Poly) -> Poly { guard !a.c.isEmpty, !b.c.isEmpty else { return .zero }; var r = Array(repeating: C.zero, count: a.c.count + b.c.count - 1); for (i, x) in a.c.enumerated() { for (j, y) in b.c.enumerated() { r[i + j] = r[i + j] + x * y } }; return Poly(r) }
  func callAsFunction(_ v: C) -> C { c.reversed().reduce(.zero) { $0 * v + $1 } } }
extension Ring { func power(_ n: Int) -> Self { n == 0 ? .one : self * power(n - 1) } }
let p = Poly<Int>.x + .one
// expect: [1, 3, 3, 1] 27 [] true 81
print(p.power(3).c, p.power(3)(2), (p * .zero).c, p == .one + .x, 3.power(4))
let q = Poly<Mod7>([3, 6])
// expect: [2, 1, 1] 5 [0, 6] true
print((q * q).c.map(\.n), q(5).n, (q + Poly([4])).c.map(\.n), Mod7.one.power(9) == 1)
print(Poly<Poly<Int>>([p, .one]).power(2).c.map(\.c))  // expect: [[1, 2, 1], [2, 2], [1]]
