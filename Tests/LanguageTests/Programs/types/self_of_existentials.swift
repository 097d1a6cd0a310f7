// swift-format-ignore-file
// Self, type(of:) and statics in members of an existential made from a superclass.
protocol P {
  static var tag: String { get }
  func req() -> String
}
extension P {
  static var tag: String { "default \(Self.self)" }
  static func make() -> String { "make \(Self.self)" }
  func a() -> String { "\(Self.self)" }
  func b() -> String { "\(type(of: self))" }
  func c() -> String { Self.tag }
  func d() -> String { Self.make() }
  func e() -> String { "\([Self].self) \(Optional<Self>.self)" }
  func f() -> String { "\([self]) \(type(of: [self]))" }
  func g() -> Any { Optional(self) as Any }
  func h() -> String { "\(Self.self == type(of: self))" }
  func req() -> String { "req \(Self.self) \(type(of: self))" }
  func i() -> String { type(of: self).tag + "/" + Self.tag }
  func j() -> P { self }
  func k() -> Any.Type { Self.self }
}
class A: P, CustomStringConvertible { static var tag: String { "A's \(Self.self)" }
  var description: String { "obj" } }
class B: A {}
class C: P { class var tag: String { "C's \(self)" } }
class D: C { override class var tag: String { "D's \(self)" } }
func gen<T: P>(_ t: T) -> String { "gen \(T.self) \(t.a()) \(t.req())" }
func show(_ p: any P) {
  print(p.a(), p.b(), p.c(), p.d(), p.e(), p.f(), p.h(), p.req(), p.i(), type(of: p), p.k())
  print(type(of: p.g()), gen(p), p.j().a())
}
let ab: A = B()
show(ab)
let b = B()
show(b)
show(b as A)
show(ab as P)
let cd: C = D()
show(cd)
let x: Any = ab
let ps: [any P] = [ab, b, cd]
for p in ps { show(p) }
let as_: [A] = [B(), A()]
let qs: [any P] = as_
for p in qs { print(p.a(), p.b()) }
let o: A? = B()
let op: (any P)? = o
print(op!.a())
let w: A.Type = B.self
print(type(of: w))
let z: Any.Type = w
print(z, type(of: z))
print(type(of: B.self), type(of: A.self as Any.Type))
func id<T>(_ t: T) -> String { "\(T.self) \(type(of: t))" }
let anyO: AnyObject = ab
print(type(of: anyO), id(anyO))
print(ab.a(), ab.b(), ab.c(), ab.d(), ab.req(), ab.h())
print(b.a(), b.b(), b.c(), b.d(), b.req(), b.h())
print(gen(ab), gen(b))
func back(_ p: any P) -> A? { p as? A }
print(back(ab)!.a())
print((ab as AnyObject as! P).a())
func ret() -> any P { B() as A }
print(ret().a())
func some() -> some P { B() as A }
print(some().a(), type(of: some()), id(some()))
class H { var p: any P; init(_ p: any P) { self.p = p } }
print(H(ab).p.a())
let cl: () -> any P = { ab }
print(cl().a())
let fn: (any P) -> String = { $0.a() }
print(fn(ab))
let fnA: () -> A = { ab }
let fnP: () -> any P = fnA
print(fnP().a())
let m: P.Type = w
print(m.make(), m.tag, m)
let tup: (any P, Int) = (ab, 1)
print(tup.0.a())
let dict: [String: any P] = ["a": ab]
print(dict["a"]!.a())
extension A { var selfP: any P { self }; func mk() -> any P { self } ; func selfy() -> Self { self } }
print(b.selfP.a(), ab.mk().a(), ab.selfy().a(), (b.selfy() as any P).a())
// expect: A B A's A make A Array<A> Optional<A> [obj] Array<A> false req A B A's B/A's A B A
// expect: Optional<A> gen A A req A B A
// expect: B B A's B make B Array<B> Optional<B> [obj] Array<B> true req B B A's B/A's B B B
// expect: Optional<B> gen B B req B B B
// expect: A B A's A make A Array<A> Optional<A> [obj] Array<A> false req A B A's B/A's A B A
// expect: Optional<A> gen A A req A B A
// expect: A B A's A make A Array<A> Optional<A> [obj] Array<A> false req A B A's B/A's A B A
// expect: Optional<A> gen A A req A B A
// expect: C D C's C make C Array<C> Optional<C> [main.D] Array<C> false req C D D's D/C's C D C
// expect: Optional<C> gen C C req C D C
// expect: A B A's A make A Array<A> Optional<A> [obj] Array<A> false req A B A's B/A's A B A
// expect: Optional<A> gen A A req A B A
// expect: B B A's B make B Array<B> Optional<B> [obj] Array<B> true req B B A's B/A's B B B
// expect: Optional<B> gen B B req B B B
// expect: C D C's C make C Array<C> Optional<C> [main.D] Array<C> false req C D D's D/C's C D C
// expect: Optional<C> gen C C req C D C
// expect: A B
// expect: A A
// expect: A
// expect: A.Type
// expect: B B.Type
// expect: B.Type A.Type
// expect: B B B
// expect: A B A's A make A req A B false
// expect: B B A's B make B req B B true
// expect: gen A A req A B gen B B req B B
// expect: A
// expect: B
// expect: A
// expect: A B A B
// expect: A
// expect: A
// expect: A
// expect: A
// expect: make B A's B B
// expect: A
// expect: A
// expect: A A A B
