// swift-format-ignore-file
class Base {
  func name() -> String? { nil }
  func f(_ x: Int) -> Int? { x }
  func g<T>(_ x: T) -> T? { nil }
  class func kind() -> String? { "base" }
  func same() -> Int? { 1 }
}
class Derived: Base {
  override func name() -> String { "d" }
  override func f(_ x: Int?) -> Int { (x ?? 0) + 1 }
  override func g<T>(_ x: T) -> T { x }
  override class func kind() -> String { "derived" }
  override func same() -> Int? { 2 }
}
final class Leaf: Derived {
  override func name() -> String { "leaf" + super.name() }
  override func f(_ x: Int?) -> Int { super.f(x) * 10 }
  override class func kind() -> String { "leaf" }
}
class Box<T> { func get() -> T? { nil } ; func nest() -> T? { nil } }
class IntBox: Box<Int?> { override func get() -> Int?? { .some(nil) } }
for b in [Base(), Derived(), Leaf()] as [Base] {
  print(b.name() as Any, b.f(1) as Any, b.g("x") as Any, type(of: b).kind() as Any, b.same() as Any)
}
let d: Derived = Leaf()
print(d.name(), d.f(nil), d.g(1), type(of: d).kind())
let boxes: [Box<Int?>] = [Box(), IntBox()]
for b in boxes { print(b.get() as Any, b.nest() as Any) }
let f: () -> String? = (Leaf() as Base).name
print(f() as Any)
// expect: nil Optional(1) nil Optional("base") Optional(1)
// expect: Optional("d") Optional(2) Optional("x") Optional("derived") Optional(2)
// expect: Optional("leafd") Optional(20) Optional("x") Optional("leaf") Optional(2)
// expect: leafd 10 1 leaf
// expect: nil nil
// expect: Optional(nil) nil
// expect: Optional("leafd")
