// swift-format-ignore-file
// Overloads in a subclass: a method of the superclass that fits exactly wins over default arguments.
class A { func show() -> Int { 1 }; func tell(_ x: Int) -> String { "A" }; func both(_ x: Int) -> String { "A both" }; static func s() -> Int { 1 } ; init() {}; func g<T>(_ x: T) -> String { "A g" }  }
class B: A { func show(_ v: Int = 5) -> Int { v }; func tell(_ x: Int, _ y: Int = 2) -> String { "B" }; func both<T>(_ x: T) -> String { "B both" }; static func s(_ v: Int = 5) -> Int { v } ; init(_ v: Int = 3) { print("B init"); super.init() }; func g(_ x: Int, y: Int = 3) -> String { "B g" } }
print(B().show(), B().tell(1), B().both(2), B.s(), B().g(3))
struct S { func f() -> String { "none" }; func f(_ x: Int? = nil) -> String { "opt" } }
print(S().f())
protocol P { }
extension P { func f() -> String { "P f" } ; func h(_ x: Int) -> String { "P h" } }
struct T: P { func f(_ x: Int = 3) -> String { "T f" } ; func h<U>(_ x: U) -> String { "T h" } }
print(T().f(), T().h(3))
protocol Q: P {}
extension Q { func f(_ x: Int = 1) -> String { "Q f" } }
struct T2: Q {}
print(T2().f())
class C: A { override func show() -> Int { 2 }; func show(_ v: Int = 5) -> Int { v } ; func tell(_ x: Double) -> String { "C D" } ; func show(_ v: Int...) -> Int { 9 } }
print(C().show(), C().tell(3))
class D: A { func show(_ v: Int...) -> Int { 7 } }
print(D().show())
class E: A { func show(a: Int = 5) -> Int { a }; func show(b: String = "") -> Int { 3 } }
print(E().show(), E().show(a: 2))
class V { func go(_ n: Int...) -> String { "variadic" } }
class W: V { func go(_ n: Int = 1) -> String { "default" } }
print(W().go(), W().go(2), W().go(1, 2))
// expect: B init
// expect: B init
// expect: B init
// expect: B init
// expect: 1 A A both 1 B g
// expect: none
// expect: T f P h
// expect: Q f
// expect: 2 A
// expect: 1
// expect: 1 2
// expect: default default variadic
