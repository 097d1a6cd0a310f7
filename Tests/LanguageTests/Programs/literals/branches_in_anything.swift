// swift-format-ignore-file
// Where anything is taken, branches keep types of their own, but an empty collection has that of the other branch.
let c = [1].isEmpty
let m = 2.5
let list = [1, 2]
let pairs = ["a": 1]
func u(_ x: Any) { print(type(of: x)) }
func o(_ x: Any?) { print(x.map { "\(type(of: $0))" } ?? "nil") }
func s(_ x: any CustomStringConvertible) { print(type(of: x)) }
func h(_ x: AnyHashable) { print(x.base) }
u(c ? m : 0)  // expect: Int
u(c ? [1] : [])  // expect: Array<Int>
u(c ? list : [])  // expect: Array<Int>
u(c ? [] : [1])  // expect: Array<Int>
u(c ? [1.5] : [1])  // expect: Array<Int>
u(c ? [1] : ["a"])  // expect: Array<String>
u(c ? ["a": 1] : [:])  // expect: Dictionary<String, Int>
u(c ? pairs : [:])  // expect: Dictionary<String, Int>
o(c ? [1] : [])  // expect: Array<Any>
o(c ? m : nil)  // expect: nil
s(c ? [1] : [])  // expect: Array<Any>
h(c ? m : 0)  // expect: 0.0
h(c ? 2.5 : 1)  // expect: 1
h(c ? "a" : 1)  // expect: 1
let x: Any = c ? [1] : []
u(x)  // expect: Array<Int>
let y: [String: Any] = ["number": c ? m : 0, "list": c ? list : []]
u(y["number"]!)  // expect: Int
u(y["list"]!)  // expect: Array<Int>
let z: [AnyHashable: Any] = [c ? m : 0: 1]
print(z)  // expect: [AnyHashable(0.0): 1]
let q: Any = if c { list } else { [] }
u(q)  // expect: Array<Any>
