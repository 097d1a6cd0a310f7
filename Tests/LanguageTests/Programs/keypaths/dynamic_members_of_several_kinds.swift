// swift-format-ignore-file
@dynamicMemberLookup struct Box<T> {
  var value: T
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> Box<U> { print("W"); return Box<U>(value: value[keyPath: k]) }
  subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { print("R"); return value[keyPath: k] }
}
struct P { var arr = [1, 2]; var d = ["a": 1]; var x = 1; var q = Q(); func f() -> Int { 1 } }
struct Q { var z = "z"; let y = 2 }
let b = Box(value: P())
print(1, b.arr.count)
print(2, b.x)
let i: Int = b.x; print(3, i)
print(4, b.q.z)
let s: String = b.q.z; print(5, s)
print(6, b.x + 1)
print(7, b.arr.map { $0 + 1 })
print(8, b.arr[0] + 1)
print(9, b.q.y)
func t(_ i: Int) { print("Int", i) }; func t(_ i: Box<Int>) { print("Box", i) }
t(b.x)
let c = b.q; print(10, c)
let e = b.q.z; print(11, e)
print(12, b.arr.first as Any)
func u<T: Numeric>(_ t: T) { print("num", t) }
u(b.x)
if b.x == 1 { print("eq") }
print("\(b.x)")
@dynamicMemberLookup struct R<T> { var value: T
  subscript<U: Numeric>(dynamicMember k: KeyPath<T, U>) -> String { "num" }
  subscript<U>(dynamicMember k: KeyPath<T, U>) -> String { "any" }
  subscript<U>(dynamicMember k: KeyPath<T, U?>) -> String { "opt" }
  subscript(dynamicMember k: KeyPath<T, Bool>) -> String { "bool" }
  subscript<U>(dynamicMember k: KeyPath<T, [U]>) -> String { "arr" }
  subscript(dynamicMember s: String) -> String { "name " + s } }
struct Z { var arr = [1, 2]; var x = 1; var s = ""; var o: Int?; var b = true }
let r = R(value: Z())
print(r.arr, r.x, r.s, r.o, r.b, r.foo)
@dynamicMemberLookup struct M<T> { var value: T
  subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { value[keyPath: k] }
  subscript(dynamicMember k: String) -> String { k }
  subscript(dynamicMember k: String) -> Int { 7 } }
let m = M(value: P())
let m1: String = m.x; let m2 = m.x; let m3: Int = m.foo; print(m1, m2, m3, m.x + 1, m.x + "a")
@dynamicMemberLookup struct W<T> { var value: T
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { value[keyPath: k] } set { value[keyPath: k] = newValue } }
  subscript<U>(dynamicMember k: KeyPath<T, U>) -> [U] { [value[keyPath: k]] } }
var w = W(value: P()); w.x = 4; w.x += 1; let list: [Int] = w.x; print(w.x, list)
w.arr.append(3); w.arr[0] = 9; print(w.arr, w.value.arr)
print(b.arr[1], b.d["a"] as Any)
// expect: W
// expect: R
// expect: 1 2
// expect: W
// expect: 2 Box<Int>(value: 1)
// expect: R
// expect: 3 1
// expect: W
// expect: W
// expect: 4 Box<String>(value: "z")
// expect: W
// expect: R
// expect: 5 z
// expect: R
// expect: 6 2
// expect: R
// expect: 7 [2, 3]
// expect: R
// expect: 8 2
// expect: W
// expect: R
// expect: 9 2
// expect: W
// expect: Box Box<Int>(value: 1)
// expect: W
// expect: 10 Box<Q>(value: main.Q(z: "z", y: 2))
// expect: W
// expect: W
// expect: 11 Box<String>(value: "z")
// expect: W
// expect: R
// expect: 12 Optional(1)
// expect: R
// expect: num 1
// expect: R
// expect: eq
// expect: W
// expect: Box<Int>(value: 1)
// expect: arr num any opt bool name foo
// expect: x 1 7 2 xa
// expect: 5 [5]
// expect: [9, 2, 3] [9, 2, 3]
// expect: R
// expect: R
// expect: 2 Optional(1)
