// swift-format-ignore-file
class Base { let id: Int; init(_ id: Int) { self.id = id }; deinit { print("base deinit", id) } }
final class Derived: Base { let helper = Helper(); deinit { print("derived deinit", id) } }
final class Helper { deinit { print("helper deinit") } }
do { let d = Derived(1); print(d.id) }
var keep: (() -> Int)?
do { let b = Base(2); keep = { b.id } }
print(keep!()); keep = nil; print("released")
struct Holder { var b: Base? }
var h = Holder(b: Base(3)); var copy = h
h.b = nil; print("still held"); copy.b = nil; print("now gone")
func make() -> Base { let b = Base(4); defer { print("defer") }; return b }
_ = make()
let dict = ["k": Base(5)]; print(dict["k"]!.id)
// expect: 1
// expect: derived deinit 1
// expect: base deinit 1
// expect: helper deinit
// expect: 2
// expect: base deinit 2
// expect: released
// expect: still held
// expect: base deinit 3
// expect: now gone
// expect: defer
// expect: base deinit 4
// expect: 5
