// swift-format-ignore-file
struct Inner { var n = 0; var list = [1] }
struct Outer { var inner = Inner(); var ref = Ref() }
final class Ref { var n = 0 }
var a = Outer(); var b = a
b.inner.n = 5; b.inner.list.append(2); b.ref.n = 9
print(a.inner.n, a.inner.list, a.ref.n, b.inner.n, b.inner.list)  // expect: 0 [1] 9 5 [1, 2]
func change(_ o: inout Outer) { o.inner.n += 1; o = Outer(inner: Inner(n: o.inner.n * 10), ref: o.ref) }
change(&b); print(b.inner.n, b.ref === a.ref)  // expect: 60 true
var arr = [a, b]; arr[0].inner.n = 77; print(a.inner.n, arr.map { $0.inner.n })  // expect: 0 [77, 60]
for var o in arr { o.inner.n = 0 }; print(arr[0].inner.n)  // expect: 77
// expect: Inner(n: 3, list: [8])
var dict = ["k": Inner()]; dict["k"]!.n += 3; dict["k"]?.list[0] = 8; print(dict["k"]!)
let f = { [b] in b.inner.n }; b.inner.n = -1; print(f(), b.inner.n)  // expect: 60 -1
// expect: (1, [2, 3]) (1, [2]) // expect: -1
var t = (1, [2]); let u = t; t.1.append(3); print(t, u); swap(&a, &b); print(a.inner.n)
