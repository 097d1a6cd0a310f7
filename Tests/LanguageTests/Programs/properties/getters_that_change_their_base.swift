// swift-format-ignore-file
struct C {
  var n = 0
  subscript(k: Int) -> Int { mutating get { n += 1; return 7 } set { n = newValue } }
  var p: Int { mutating get { n += 10; return n } set { n = newValue } }
}
var c = C()
print(c[0], c.n)
print(c.p, c.n)
func f() {
  var d = C()
  let x = d[1]
  print(x, d.n)
  d[1] = 4
  print(d.n)
  d[2] += 1
  print(d.n)
}
f()
struct Outer {
  var inner = C() { didSet { print("changed", inner.n) } }
  var computed: C { get { inner } set { print("set"); inner = newValue } }
}
var o = Outer()
print(o.inner[1], o.computed[2], o.inner.n)
final class Owner { var c = C(); var list = [C()] }
let owner = Owner()
print(owner.c[0], owner.list[0].p, owner.c.n, owner.list[0].n)
struct Cache {
  private var values: [String: (value: Int, age: Int)] = [:]
  private(set) var misses = 0
  subscript(key: String) -> Int? {
    mutating get {
      guard let found = values[key], found.age < 2 else { values[key] = nil; misses += 1; return nil }
      values[key]?.age += 1
      return found.value
    }
    set { values[key] = newValue.map { ($0, 0) } }
  }
}
var cache = Cache()
cache["a"] = 1
print(cache["a"] as Any, cache["a"] as Any, cache["a"] as Any, cache.misses)
if let found = cache["a"] { print(found) } else { print("none") }
// expect: 7 1
// expect: 11 11
// expect: 7 1
// expect: 4
// expect: 8
// expect: changed 1
// expect: set
// expect: changed 2
// expect: 7 7 2
// expect: 7 10 1 10
// expect: Optional(1) Optional(1) nil 1
// expect: none
