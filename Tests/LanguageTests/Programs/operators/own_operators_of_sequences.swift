// swift-format-ignore-file
// A sequence's own `+` beside the library's: a literal keeps its default type if the own type is generic.
struct G<T>: Sequence, ExpressibleByArrayLiteral {
  var a: [T]
  init(arrayLiteral e: T...) { a = e }
  func makeIterator() -> IndexingIterator<[T]> { a.makeIterator() }
  static func + (x: G, y: G) -> G { var r = x; r.a += y.a; return r }
}
let g: G = [1]
print(type(of: g + [2]), type(of: [2] + g), (g + [3]).a, type(of: g + g), type(of: g + [2] + [3]))
let g2: G<Int> = g + [2]
print(g2)
struct N: Sequence, ExpressibleByArrayLiteral {
  var a: [Int]
  init(arrayLiteral e: Int...) { a = e }
  func makeIterator() -> IndexingIterator<[Int]> { a.makeIterator() }
  static func + (x: N, y: N) -> N { var r = x; r.a += y.a; return r }
}
let n: N = [1]
print(type(of: n + [2]), type(of: [2] + n), type(of: n + n), type(of: n + [2] + [3]))
struct H<T>: ExpressibleByArrayLiteral {
  var a: [T]
  init(arrayLiteral e: T...) { a = e }
  static func + (x: H, y: H) -> H { var r = x; r.a += y.a; return r }
}
let h: H = [1]
print(type(of: h + [2]))
struct M<T> : Sequence{
  var a: [T]
  init(_ e: [T]) { a = e }
  func makeIterator() -> IndexingIterator<[T]> { a.makeIterator() }
  static func + (x: M, y: [T]) -> M { var r = x; r.a += y; return r }
}
let m = M([1])
print(type(of: m + [2]), type(of: m + [2] + [3]))
struct Q<T>: Sequence {
  var a: [T]
  init(_ e: [T]) { a = e }
  func makeIterator() -> IndexingIterator<[T]> { a.makeIterator() }
  static func + <S: Sequence>(x: Q, y: S) -> Q where S.Element == T { var r = x; r.a += Array(y); return r }
}
let q = Q([1])
print(type(of: q + [2]))
struct V: ExpressibleByIntegerLiteral { var v: Int; init(integerLiteral i: Int) { v = i }; static func + (a: V, b: V) -> V { a } }
struct W<T>: ExpressibleByIntegerLiteral { var v: Int; init(integerLiteral i: Int) { v = i }; static func + (a: W, b: W) -> W { a } ; static func * (a: W, b: Int) -> String { "Int" } ; static func * (a: W, b: W) -> String { "W" } }
let w: W<Int> = 3
print(type(of: w + 3), w * 3)
// expect: Array<Int> Array<Int> [1, 3] G<Int> Array<Int>
// expect: G<Int>(a: [1, 2])
// expect: N N N N
// expect: H<Int>
// expect: M<Int> M<Int>
// expect: Q<Int>
// expect: W<Int> Int
