// swift-format-ignore-file
class C { var n = 1; unowned var o: C?; unowned var u: C!; weak var w: C? }
nonisolated(unsafe) let c = C()
print(c.o == nil, c.u == nil, c.w == nil)
c.o = c; c.u = c
print(c.o!.n, c.u.n, c.o?.n as Any)
c.o = nil
print(c.o == nil)
unowned let l: C? = c
print(l?.n as Any)
func f() { unowned var v: C? = nil; print(v == nil); v = c; print(v!.n); }
f()
var p: C? = C()
c.o = p
print(c.o === p, c.o.map { $0.n } as Any)
if let o = c.o { print(o.n) }
struct Holder { unowned var owner: C?; unowned let fixed: C? }
let holder = Holder(owner: nil, fixed: c)
print(holder.owner == nil, holder.fixed?.n as Any)
// expect: true true true
// expect: 1 1 Optional(1)
// expect: true
// expect: Optional(1)
// expect: true
// expect: 1
// expect: true Optional(1)
// expect: 1
// expect: true Optional(1)
