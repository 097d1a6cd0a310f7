// swift-format-ignore-file
// Generic code and protocols for values that may not be copied.
struct S: ~Copyable { var n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") }; func show() { print("show \(n)") }; mutating func bump() { n += 1 }; consuming func close() { print("close \(n)") } }
func look(_ s: borrowing S) { print("look \(s.n)") }
func same<T: ~Copyable>(_ t: consuming T) -> T { t }
func drop<T: ~Copyable>(_ t: consuming T) { print("dropping"); _ = consume t; print("dropped") }
func g1() { let a = same(S(1)); look(a); drop(a); print("end"); print(same(5)); drop("text") }
struct Holder<T: ~Copyable>: ~Copyable { var value: T; init(_ value: consuming T) { self.value = value }; consuming func take() -> T { value }; mutating func put(_ new: consuming T) { value = new } }
extension Holder: Copyable where T: Copyable {}
func g2() { var h = Holder(S(1)); h.put(S(2)); print("put"); let s = h.take(); look(s); let c = Holder(7); let d = c; print(c.value, d.value) }
protocol Closable: ~Copyable { var n: Int { get }; func show(); mutating func bump(); consuming func close() }
extension S: Closable {}
extension Closable where Self: ~Copyable { func twice() { show(); show() } }
func finish<T: Closable & ~Copyable>(_ t: consuming T) { t.show(); print(t.n); t.close(); print("finished") }
func bumpAll<T: Closable & ~Copyable>(_ t: inout T) { t.bump(); t.twice() }
func g3() { var s = S(1); bumpAll(&s); s.twice(); finish(s); print("end") }
final class Token: Closable { var n = 9; func show() { print("token") }; func bump() { n += 1 }; func close() { print("closed token") } }
func g4() { finish(Token()) }
struct Pair<A: ~Copyable, B: ~Copyable>: ~Copyable { var a: A; var b: B; init(_ a: consuming A, _ b: consuming B) { self.a = a; self.b = b } }
func g8() { let p = Pair(S(1), 2); print(p.b); look(p.a); let q = p.a; print("q"); look(q) }
print("-- g1")
g1()
print("-- g2")
g2()
print("-- g3")
g3()
print("-- g4")
g4()
print("-- g8")
g8()
// expect: -- g1
// expect: init 1
// expect: look 1
// expect: dropping
// expect: deinit 1
// expect: dropped
// expect: end
// expect: 5
// expect: dropping
// expect: dropped
// expect: -- g2
// expect: init 1
// expect: init 2
// expect: deinit 1
// expect: put
// expect: look 2
// expect: 7 7
// expect: deinit 2
// expect: -- g3
// expect: init 1
// expect: show 2
// expect: show 2
// expect: show 2
// expect: show 2
// expect: show 2
// expect: 2
// expect: close 2
// expect: deinit 2
// expect: finished
// expect: end
// expect: -- g4
// expect: token
// expect: 9
// expect: closed token
// expect: finished
// expect: -- g8
// expect: init 1
// expect: 2
// expect: look 1
// expect: q
// expect: look 1
// expect: deinit 1
