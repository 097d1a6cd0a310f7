// swift-format-ignore-file
func say(_ s: String, _ n: Int) -> Int { print(s); return n }
@propertyWrapper struct Lazily<V> {
  private var make: () -> V
  init(wrappedValue: @autoclosure @escaping () -> V) { make = wrappedValue }
  var wrappedValue: V { get { make() } set { make = { newValue } } }
}
struct A { @Lazily var x = say("A.x", 1); var y: Int }
struct B { @Lazily var x = say("B.x", 1) }
struct C { @Lazily var x = say("C.x", 1); init() {} }
final class D { @Lazily var x = say("D.x", 1) }
print("a"); let a = A(y: 1); print("made"); print(a.x)
print("b"); let b = B(); print("made"); print(b.x)
print("c"); let c = C(); print("made"); print(c.x)
print("d"); let d = D(); print("made"); print(d.x)
print("e"); let e = A(x: say("given", 2), y: 1); print("made"); print(e.x)
print("f"); let f = B(x: say("given", 2)); print("made"); print(f.x)
func local() { @Lazily var z = say("z", 3); print("local"); print(z) }
local()
// expect: a
// expect: made
// expect: A.x
// expect: 1
// expect: b
// expect: made
// expect: B.x
// expect: 1
// expect: c
// expect: made
// expect: C.x
// expect: 1
// expect: d
// expect: made
// expect: D.x
// expect: 1
// expect: e
// expect: made
// expect: given
// expect: 2
// expect: f
// expect: made
// expect: given
// expect: 2
// expect: local
// expect: z
// expect: 3
