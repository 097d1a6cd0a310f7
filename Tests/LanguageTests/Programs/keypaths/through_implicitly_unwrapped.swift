// Key paths through implicitly unwrapped optionals.
struct Inner {
  var n: Int
  var deep: Deep! = Deep()
  func f() -> Int { n }
}
struct Deep {
  var k = 3
  var list: [Int]! = [1, 2]
}
struct Outer {
  var inner: Inner!
  var opt: Inner?
}
class Ref {
  var inner: Inner!
  weak var next: Ref!
  init(_ n: Int) { inner = Inner(n: n) }
}
var o = Outer(inner: Inner(n: 1), opt: nil)
let p = \Outer.inner.n
o[keyPath: p] += 4
print(o.inner.n, o[keyPath: p], type(of: p))
let whole = \Outer.inner
print(type(of: whole), o[keyPath: whole]!.n)
print(o[keyPath: \.inner.deep.k], o[keyPath: \.inner.deep.list[1]])
o[keyPath: \.inner.deep.list[1]] = 9
let r = Ref(1)
let s = Ref(2)
r.next = s
print(r[keyPath: \.next.inner.n], type(of: \Ref.next.inner.n))
r[keyPath: \.next.inner.n] = 30
print(s.inner.n)
print([o].map(\.inner.n), [r, s].map(\.inner.deep.k))
print(o[keyPath: \.inner?.n] as Any, type(of: \Outer.inner?.n))
print(o[keyPath: \.opt?.deep?.k] as Any, o[keyPath: \.opt?.deep.k] as Any)
func get<R, V>(_ r: R, _ p: KeyPath<R, V>) -> V { r[keyPath: p] }
print(get(o, \.inner.n), get(o, \.inner!.n))
@dynamicMemberLookup struct Wrap<T> {
  var t: T
  subscript<V>(dynamicMember p: WritableKeyPath<T, V>) -> V {
    get { t[keyPath: p] }
    set { t[keyPath: p] = newValue }
  }
}
var w = Wrap(t: o)
w.inner.n = 6
print(w.inner.n, w.inner.deep.k)

// expect: 5 5 WritableKeyPath<Outer, Int>
// expect: WritableKeyPath<Outer, Optional<Inner>> 5
// expect: 3 2
// expect: 2 ReferenceWritableKeyPath<Ref, Int>
// expect: 30
// expect: [5] [3, 3]
// expect: Optional(5) KeyPath<Outer, Optional<Int>>
// expect: nil nil
// expect: 5 5
// expect: 6 3
