// swift-format-ignore-file
// `consume`, `copy`, `discard` and `take`.
struct S: ~Copyable { var n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") }; func show() { print("show \(n)") }; mutating func bump() { n += 1 }; consuming func close() { print("close \(n)") } }
func look(_ s: borrowing S) { print("look \(s.n)") }
protocol Closable: ~Copyable { var n: Int { get }; func show(); mutating func bump(); consuming func close() }
extension S: Closable {}
extension Closable where Self: ~Copyable { func twice() { show(); show() } }
func g9() { var o: S? = S(1); o?.bump(); o?.show(); let x = o.take(); print(o == nil); if let x { look(x) }; swapThem() }
func swapThem() { var a = S(10), b = S(20); swap(&a, &b); look(a); look(b); let c = exchange(&a, with: S(30)); look(c); print("swapped") }
func g12() { let c = Token2(); let d = consume c; print(d.id); _ = consume d; print("after") ; var text = "a"; text += "b"; let moved = consume text; print(moved); text = "new"; print(text); let n = 5; print(consume n); let k = copy moved; print(k) }
final class Token2 { let id = 3; deinit { print("deinit token") } }
struct File: ~Copyable { let n: Int; init(_ n: Int) { self.n = n }; consuming func detach() -> Int { let n = self.n; discard self; return n }; consuming func shut(_ now: Bool) { if now { print("now"); discard self } else { print("later"); _ = consume self; print("done") } }; deinit { print("file \(n) closed") } }
func g13() { print(File(1).detach()); File(2).shut(true); File(3).shut(false); print("end") }
struct Empty: ~Copyable { deinit { print("empty ends") } ; consuming func end() { discard self } }
func g14() { do { _ = Empty() }; print("x"); let e = Empty(); e.end(); print("y"); let f = Empty(); _ = f; print("z") }
print("-- g9")
g9()
print("-- g12")
g12()
print("-- g13")
g13()
print("-- g14")
g14()
// expect: -- g9
// expect: init 1
// expect: show 2
// expect: true
// expect: look 2
// expect: deinit 2
// expect: init 10
// expect: init 20
// expect: look 20
// expect: look 10
// expect: init 30
// expect: look 20
// expect: swapped
// expect: deinit 20
// expect: deinit 10
// expect: deinit 30
// expect: -- g12
// expect: 3
// expect: deinit token
// expect: after
// expect: ab
// expect: new
// expect: 5
// expect: ab
// expect: -- g13
// expect: 1
// expect: now
// expect: later
// expect: file 3 closed
// expect: done
// expect: end
// expect: -- g14
// expect: empty ends
// expect: x
// expect: y
// expect: z
// expect: empty ends
