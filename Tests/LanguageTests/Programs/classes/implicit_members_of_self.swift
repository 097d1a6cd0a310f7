class Base {
  let n: Int
  required init(n: Int = 1) { self.n = n }
  static var fresh: Self { .init() }
  static func with(_ n: Int) -> Self { return .init(n: n) }
  func copy() -> Self {
    let other: Self = .init(n: n + 1)
    return other
  }
  func larger(_ isLarge: Bool) -> Self { isLarge ? .init(n: 100) : .fresh }
  class var named: Base { .init(n: 7) }
}
final class Leaf: Base { let only = 3 }
print(type(of: Leaf.fresh), Leaf.fresh.only, type(of: Base.fresh))
print(type(of: Leaf.with(4)), Leaf.with(4).n, Leaf().copy().only, Leaf().copy().n)
print(type(of: Leaf().larger(true)), Leaf().larger(false).only, type(of: Leaf.named))
protocol Tagged { static var tag: Self { get } }
class Root: Tagged {
  required init() {}
  class var tag: Self { .init() }
}
final class Twig: Root {}
func tag<T: Tagged>(_: T.Type) -> T { T.tag }
print(type(of: tag(Twig.self)), type(of: Twig.tag))
// expect: Leaf 3 Base
// expect: Leaf 4 3 2
// expect: Leaf 3 Base
// expect: Twig Twig
