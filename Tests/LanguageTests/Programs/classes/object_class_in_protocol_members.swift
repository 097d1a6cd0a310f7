// swift-format-ignore-file
protocol Named: AnyObject { static var req: String { get } }
extension Named {
  static var identifier: String { "\(Self.self)" }
  static func make() -> String { "m\(Self.self)" }
  static var req: String { "r\(Self.self)" }
  var id: String { "i\(Self.self)" }
  func idf() -> String { "f\(Self.self)" }
}
class Base: Named {
  func a() -> String { Self.identifier }
  func b() -> String { type(of: self).identifier }
  func c() -> String { Self.make() }
  func d() -> String { id + idf() + self.id + self.idf() }
  func e() -> String { Self.req }
  func f() -> String { let f = Self.make; return f() }
  static func h() -> String { identifier + Self.identifier + self.identifier + make() }
  func i() -> String { [1].map { _ in Self.identifier }[0] }
}
final class Derived: Base {}
let d = Derived()
print(d.a(), d.b(), d.c(), d.d(), d.e(), d.f())
print(Derived.h(), d.i())
// expect: Derived Base mDerived iBasefBaseiBasefBase rDerived mDerived
// expect: BaseDerivedBasemBase Derived
