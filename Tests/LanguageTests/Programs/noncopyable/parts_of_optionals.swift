// swift-format-ignore-file
// A part of an optional value changes in place, and moves out of a value that only one branch has.
struct S: ~Copyable { var n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") }; func show() { print("show \(n)") }; mutating func reset() { print("reset"); self = S(n + 10); print("was reset") }; consuming func next() -> S { print("next"); return S(n + 1) }; consuming func fail() throws { print("fail"); throw E1() } }
struct E1: Error {}
func eat(_ s: consuming S) { print("eat \(s.n)") }
struct P: ~Copyable { var a: S; var k = 1; init(_ n: Int) { a = S(n) } }
func h13() { var o: P? = P(1); o?.a.reset(); print("mid"); if let p = o.take() { eat(p.a); print("ate") }; o = P(2); o!.a.reset(); print("end") }
struct Stack: ~Copyable { var top: S?; var count = 0; mutating func push(_ s: consuming S) { top = consume s; count += 1 }; mutating func pop() -> S? { count -= 1; return top.take() } }
h13()
// expect: init 1
// expect: reset
// expect: init 11
// expect: deinit 1
// expect: was reset
// expect: mid
// expect: eat 11
// expect: deinit 11
// expect: ate
// expect: init 2
// expect: reset
// expect: init 12
// expect: deinit 2
// expect: was reset
// expect: end
// expect: deinit 12
