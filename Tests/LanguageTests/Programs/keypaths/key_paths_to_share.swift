// swift-format-ignore-file
struct C { var level = 1; var name = "c" }
struct Setter: Sendable {
  let path: WritableKeyPath<C, Int> & Sendable
  func callAsFunction(_ c: inout C, _ v: Int) { c[keyPath: path] = v }
}
func set<R>(_ kp: WritableKeyPath<C, Int> & Sendable, _ v: Int, _ f: (C) -> R) -> R {
  var c = C()
  c[keyPath: kp] += v
  return f(c)
}
print(set(\.level, 2) { $0.level })
var c = C()
Setter(path: \.level)(&c, 9)
let read: any KeyPath<C, String> & Sendable = \.name
print(c, c[keyPath: read])
let task = Task.detached { C()[keyPath: read] }
print(await task.value)
struct D { var p: any Equatable = 1 }
struct Trait {
  let text: String
  static func dep<V>(_ path: WritableKeyPath<D, V>, _ value: @autoclosure () -> V) -> Trait {
    var d = D()
    d[keyPath: path] = value()
    return Trait(text: "\(d.p)")
  }
}
struct G<T>: Equatable { init() where T == Int {} }
func use(_ t: Trait) { print(t.text) }
use(.dep(\.p, G()))
// expect: 3
// expect: C(level: 9, name: "c") c
// expect: c
// expect: G<Int>()
