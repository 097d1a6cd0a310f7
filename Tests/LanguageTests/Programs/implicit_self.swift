// swift-format-ignore-file
final class C {
  var n = 1
  var f: (() -> Void)?
  func a() { f = { [self] in print(n) } }
  func b() { f = { [weak self] in guard let self else { return }; n += 1; print(n) } }
  func c() { [1].forEach { _ in n += 1 }; print(n) }
  func e() { f = { self.n += 5; print(self.n) } }
}
let c = C()
c.a(); c.f?()  // expect: 1
c.b(); c.f?()  // expect: 2
c.c()  // expect: 3
c.e(); c.f?()  // expect: 8
struct S { var n = 1; func f() -> () -> Int { { n } } }
print(S().f()())  // expect: 1
