// swift-format-ignore-file
final class A {
  let n = 2
  lazy var doubled = self.n * 2
  lazy var numbers = [self].map { $0.n }
  lazy var f = { [unowned self] in self.n + 1 }
  lazy var plain = n + 5
}
struct B { var n = 3; lazy var twice = self.n * 2; lazy var g = n }
let a = A()
var b = B()
print(a.doubled, a.numbers, a.f(), a.plain, b.twice, b.g)
// expect: 4 [2] 3 7 6 3
