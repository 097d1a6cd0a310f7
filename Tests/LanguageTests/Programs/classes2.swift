// swift-format-ignore-file
class Animal {
  let name: String
  var sound: String { "..." }
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "anon") }
  func speak() -> String { "\(name) says \(sound)" }
  static func make() -> Animal { Animal(name: "made") }
}
class Dog: Animal {
  var tricks: [String] = []
  override var sound: String { "woof" }
  override func speak() -> String { super.speak() + "!" }
  override init(name: String) { super.init(name: name.uppercased()) }
}
let a: Animal = Dog(name: "rex")
// expect: REX says woof! anon says ... made ANON
print(a.speak(), Animal().speak(), Animal.make().name, Dog().name)
if let d = a as? Dog { d.tricks.append("sit"); print(d.tricks) }  // expect: ["sit"]
print(a is Dog, type(of: a))  // expect: true Dog
let b = a
print(a === b, a !== Animal())  // expect: true true
class Base { func f() { print("base") } }
final class Derived: Base { override func f() { print("derived"); super.f() } }
let items: [Base] = [Base(), Derived()]
for i in items { i.f() }  // expect: base // expect: derived // expect: base
class Failing { let v: Int; init?(_ n: Int) { if n < 0 { return nil }; v = n } }
print(Failing(-1) == nil, Failing(3)!.v)  // expect: true 3
struct Oops: Error {}
class Thrower { init(_ ok: Bool) throws { if !ok { throw Oops() } } }
print((try? Thrower(false)) == nil, (try? Thrower(true)) != nil)  // expect: true true
class Lazy { lazy var v: Int = { print("computing"); return 7 }(); private(set) var count = 0; func up() { count += 1 } }
let l = Lazy()
print("before")  // expect: before
print(l.v, l.v)  // expect: computing // expect: 7 7
l.up(); print(l.count)  // expect: 1
class Sub: Base { var extra: Int; init(extra: Int) { self.extra = extra; super.init(); f() } }
_ = Sub(extra: 1)  // expect: base
class Defaults { var a = 1; var b = "x" }
let d = Defaults(); d.a = 5; print(d.a, d.b)  // expect: 5 x
print(Derived())  // expect: main.Derived
