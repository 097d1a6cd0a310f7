// swift-format-ignore-file
var name: String? = "Ada"
if let name { print(name) }  // expect: Ada
if let n = name, n.count == 3 { print("three") }  // expect: three
name = nil
print(name ?? "none", name as Any)  // expect: none nil
if let name { print(name) } else { print("no name") }  // expect: no name
func size(_ s: String?) -> Int {
  guard let s else { return -1 }
  return s.count
}
print(size("abc"), size(nil))  // expect: 3 -1
let deep: Int?? = .some(nil)
print(deep as Any)  // expect: Optional(nil)
let x: Int? = 5
// expect: 5 Optional(6) nil
print(x!, x.map { $0 + 1 } as Any, x.flatMap { $0 > 9 ? $0 : nil } as Any)
struct Box { var inner: Inner? = Inner() }
struct Inner { var value = 1; func twice() -> Int { value * 2 } }
var box: Box? = Box()
print(box?.inner?.value as Any, box?.inner?.twice() ?? 0)  // expect: Optional(1) 2
box?.inner?.value = 10
print(box!.inner!.value)  // expect: 10
box?.inner = nil
print(box?.inner?.value ?? -1)  // expect: -1
if var v = x { v += 1; print(v) }  // expect: 6
if let a = x, let b = Int("7"), a < b { print(a + b) }  // expect: 12
while let n = box { print(n.inner == nil); box = nil }  // expect: true
switch x {  // expect: some 5
case .some(let v): print("some", v)
case .none: print("none")
}
switch x {  // expect: five
case 5?: print("five")
case nil: print("nil")
default: print("other")
}
print(x == nil, x != nil, [1, nil, 3])  // expect: false true [Optional(1), nil, Optional(3)]
let words = ["a": 1]
print(words["a"].map(String.init) ?? "-")  // expect: 1
