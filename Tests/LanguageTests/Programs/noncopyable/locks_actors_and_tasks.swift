// swift-format-ignore-file
// Locks, actors and tasks hold values that can't be copied.
import Synchronization
struct S: ~Copyable { var n: Int; init(_ n: Int) { self.n = n; print("init \(n)") }; deinit { print("deinit \(n)") }; func show() { print("show \(n)") }; mutating func bump() { n += 1 }; consuming func close() { print("close \(n)") } }
func look(_ s: borrowing S) { print("look \(s.n)") }
protocol Closable: ~Copyable { var n: Int { get }; func show(); mutating func bump(); consuming func close() }
extension S: Closable {}
extension Closable where Self: ~Copyable { func twice() { show(); show() } }
func g5() { let m = Mutex(S(1)); m.withLock { $0.bump(); look($0) }; m.withLock { (s: inout S) in s = S(5) }; print("end") }
actor Vault { var s: S? = S(1); func open() -> Int { if let x = s.take() { return x.n } else { return 0 } }; func fill(_ s: consuming sending S) { self.s = consume s } }
func g10() async { let v = Vault(); print(await v.open()); print(await v.open()); await v.fill(S(3)); print("filled"); print(await v.open()) }
func g11() async { let x = S(1); let t = Task { look(x); return x.n }; print(await t.value); print("end") }
print("-- g5")
g5()
print("-- g10")
await g10()
print("-- g11")
await g11()
// expect: -- g5
// expect: init 1
// expect: look 2
// expect: init 5
// expect: deinit 2
// expect: end
// expect: deinit 5
// expect: -- g10
// expect: init 1
// expect: deinit 1
// expect: 1
// expect: 0
// expect: init 3
// expect: filled
// expect: deinit 3
// expect: 3
// expect: -- g11
// expect: init 1
// expect: look 1
// expect: 1
// expect: end
// expect: deinit 1
