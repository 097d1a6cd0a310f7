let s: [Int]! = [1]
func isNil(_ a: Any?) -> Bool { a == nil }
func same<T>(_ a: T?) -> T? { a }
func eq<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(isNil(s.last), same(s.count)!, eq(s.first, 2), eq(s!.first, 2))
let text: String! = "a"
print(text!, text.count)
func plusOne(_ x: Int!) -> Int { x + 1 }
func both(_ a: Int!, _ b: Int!) -> Int { a + b }
func isShort(_ s: String!) -> Bool { s.isEmpty || s < "z" }
func at(_ i: Int!, of list: [Int]!) -> Int { list[i] }
print(plusOne(3), both(1, 2), isShort("q"), at(0, of: [4]))
let dict: [String: Int]! = ["a": 1]
print(dict["a"]!)
let list: [Int]! = [1]
func element(_ i: Int) -> Int? { i == 0 ? list[i] : nil }
print(element(0) ?? 9)
struct Key { var name: String? = "a" }
func makeKey() -> Key! { Key() }
print(makeKey().name!)
print(s.map { $0 + 1 }, s.first!)
for x in s { print(x) }
struct Out {
  var d: [String: Int]! = [:]
  var c: Cell! = Cell()
}
final class Cell { var o: Int! = 3 }
var out = Out()
out.d["k"] = 3
print(out.d["k"]!, Out().c.o!, out.d.count, out.d!)
struct In { var n: Int }
struct Holder {
  var i: In!
  subscript(k: Int) -> In! {
    get { i }
    set { i = newValue }
  }
}
var holder = Holder(i: In(n: 1))
holder[0].n += 1
print(holder[0].n)
holder[keyPath: \.[3].n] += 100
print(holder.i.n)
class Sum {
  var v: Int! = 2
  var w: Int! = 3
  func text(_ x: Int!) -> String { "\(x + v)" }
  func total() -> Int { v + w }
}
print(Sum().total(), Sum().text(1))
let double = { (x: Int!) -> Int in x * 2 }
print(double(4))
// expect: false 1 false false
// expect: a 1
// expect: 4 3 true 4
// expect: 1
// expect: 1
// expect: a
// expect: [2] 1
// expect: 1
// expect: 3 3 1 ["k": 3]
// expect: 2
// expect: 102
// expect: 5 3
// expect: 8
