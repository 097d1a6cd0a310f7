// Key paths made by generic code are those of the types it is given.
struct Box<T> {
  var v: T
  let k: T
  subscript(i: Int) -> T { v }
}
class Obj<T> {
  var v: T
  init(_ v: T) { self.v = v }
}
func path<T>(_: T.Type) -> AnyKeyPath { \Box<T>.v }
func isPath<T>(_ p: AnyKeyPath, _: T.Type) -> Bool { p is WritableKeyPath<Box<T>, T> }
print(
  path(Int.self) == \Box<Int>.v, isPath(\Box<Int>.v, Int.self), isPath(path(Int.self), Int.self))
print(path(Int.self).hashValue == (\Box<Int>.v).hashValue)
print(path(Int.self) == path(String.self), isPath(path(Int.self), String.self))
print(Set([path(Int.self), \Box<Int>.v, path(String.self)]).count)
func sub<T>(_: T.Type) -> AnyKeyPath { \Box<T>[0] }
print(sub(Int.self) == \Box<Int>[0], sub(Int.self) == \Box<Int>[1])
func obj<T>(_: T.Type) -> PartialKeyPath<Obj<T>> { \Obj<T>.v }
print(
  obj(Int.self) as? ReferenceWritableKeyPath<Obj<Int>, Int> != nil, obj(Int.self) == \Obj<Int>.v)
extension Box { static var paths: [PartialKeyPath<Box<T>>] { [\.v, \.k] } }
print(Box<Int>.paths == [\Box<Int>.v, \Box<Int>.k])
func kind<T>(_ p: AnyKeyPath, _: T.Type) -> String {
  switch p {
  case is ReferenceWritableKeyPath<Obj<T>, T>: "ref"
  case is WritableKeyPath<Box<T>, T>: "w"
  case is KeyPath<Box<T>, T>: "r"
  case is PartialKeyPath<Box<T>>: "partial"
  default: "no"
  }
}
print(
  kind(\Box<Int>.v, Int.self), kind(\Box<Int>.k, Int.self), kind(\Obj<Int>.v, Int.self),
  kind(\Box<Int>.v, String.self))
protocol Named {
  var name: String { get }
  var n: Int { get set }
}
struct A: Named {
  let name = "a"
  var n = 1
}
struct B: Named {
  let name = "b"
  var n = 2
}
func np<T: Named>(_: T.Type) -> KeyPath<T, String> { \T.name }
print(np(A.self) == \A.name, type(of: np(A.self)), type(of: \Box<Int>.v))
if let w = path(Int.self) as? WritableKeyPath<Box<Int>, Int> {
  var b = Box(v: 1, k: 2)
  b[keyPath: w] = 5
  print(b.v)
}
print(type(of: path(Int.self)))
let d: [AnyKeyPath: String] = [\Box<Int>.v: "v", \A.n: "n"]
print(d[path(Int.self)] ?? "none")
func opt<T>(_: T.Type) -> AnyKeyPath { \T?.self }
print(opt(Int.self) == \Int?.self, \Box<[Int]>.v.count == \Box<[Int]>.v.count)
func co<T>(_: T.Type) -> AnyKeyPath { \Box<[T]>.v.count }
print(co(Int.self) == \Box<[Int]>.v.count)

// expect: true true true
// expect: true
// expect: false false
// expect: 2
// expect: true false
// expect: true true
// expect: true
// expect: w r ref no
// expect: false KeyPath<A, String> WritableKeyPath<Box<Int>, Int>
// expect: 5
// expect: WritableKeyPath<Box<Int>, Int>
// expect: v
// expect: true true
// expect: true
