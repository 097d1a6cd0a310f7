// swift-format-ignore-file
class A { func f() -> String { "A" }; var v: String { "a" }; func g() -> String { f() + v }; subscript(n: Int) -> Int { n } }
class B: A { override func f() -> String { "B>" + super.f() }; override var v: String { super.v + "b" }; override subscript(n: Int) -> Int { super[n] * 2 } }
class C: B { override func f() -> String { "C>" + super.f() }; override final var v: String { get { super.v + "c" } } }
for o in [A(), B(), C()] { print(o.g(), o[3]) }  // expect: Aa 3 // expect: B>Aab 6 // expect: C>B>Aabc 6
extension A { func h() -> String { "h" + g() } }
