// A key path that ends in a `nonmutating` setter writes through its value.
struct Ref {
  var v: Int {
    get { 1 }
    nonmutating set { print("set", newValue) }
  }
  subscript(i: Int) -> Int {
    get { i }
    nonmutating set { print("sub", i, newValue) }
  }
}
final class Store { var n = 0 }
@propertyWrapper struct Shared {
  let store: Store
  var wrappedValue: Int {
    get { store.n }
    nonmutating set { store.n = newValue }
  }
  var projectedValue: Proj { Proj(store: store) }
}
struct Proj {
  let store: Store
  var twice: Int {
    get { store.n * 2 }
    nonmutating set { store.n = newValue / 2 }
  }
}
struct UsesIt {
  @Shared var n: Int
  var plain = 1
  let r = Ref()
  var rr = Ref()
}
let path = \Ref.v
print(path is ReferenceWritableKeyPath<Ref, Int>)
let r = Ref()
r[keyPath: path] = 5
r[keyPath: \.[3]] = 9
r[keyPath: \Ref[3]] += 1
let u = UsesIt(n: Shared(store: Store()))
u[keyPath: \.n] = 8
print(u.n, u.n, (\UsesIt.n) is ReferenceWritableKeyPath<UsesIt, Int>, type(of: \UsesIt.n))
u[keyPath: \.$n.twice] = 20
print(u.n)
print(type(of: \UsesIt.r.v), type(of: \UsesIt.rr.v), type(of: \UsesIt.plain))
u[keyPath: \.r.v] = 3
func put<R, V>(_ r: R, _ p: ReferenceWritableKeyPath<R, V>, _ v: V) { r[keyPath: p] = v }
put(u, \.n, 77)
put(r, \.v, 6)
print(u.n)
protocol Has { var v: Int { get nonmutating set } }
extension Ref: Has {}
func gen<T: Has>(_ t: T) {
  t[keyPath: \T.v] = 12
  print(type(of: \T.v) == ReferenceWritableKeyPath<T, Int>.self)
}
gen(r)
enum E {
  case a
  var x: Int {
    get { 4 }
    nonmutating set { print("E", newValue) }
  }
}
E.a[keyPath: \.x] = 2
class C {
  var r = Ref()
  let lr = Ref()
  var arr = [1]
}
let c = C()
c[keyPath: \.r.v] = 1
c[keyPath: \.lr.v] = 2
print(type(of: \C.lr.v), type(of: \C.arr), type(of: \C.arr[0]))
struct Mut {
  var x: Int {
    mutating get { 1 }
    set {}
  }
  var y: Int {
    get { 1 }
    set {}
  }
}
print(type(of: \Mut.y))
extension Int {
  var here: Int {
    get { self }
    nonmutating set { print("int", self, newValue) }
  }
}
5[keyPath: \.here] = 3
let ap = (\UsesIt.rr).appending(path: \Ref.v)
print(type(of: ap))

// expect: true
// expect: set 5
// expect: sub 3 9
// expect: sub 3 4
// expect: 8 8 true ReferenceWritableKeyPath<UsesIt, Int>
// expect: 10
// expect: ReferenceWritableKeyPath<UsesIt, Int> ReferenceWritableKeyPath<UsesIt, Int> WritableKeyPath<UsesIt, Int>
// expect: set 3
// expect: set 6
// expect: 77
// expect: set 12
// expect: true
// expect: E 2
// expect: set 1
// expect: set 2
// expect: ReferenceWritableKeyPath<C, Int> ReferenceWritableKeyPath<C, Array<Int>> ReferenceWritableKeyPath<C, Int>
// expect: WritableKeyPath<Mut, Int>
// expect: int 5 3
// expect: ReferenceWritableKeyPath<UsesIt, Int>
