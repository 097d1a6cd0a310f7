// swift-format-ignore-file
struct Inner { var list = [1] }
struct Outer { var inner = Inner(); var map = ["a": Inner()] }
var a = Outer()
var b = a
b.inner.list.append(2)
b.map["a"]!.list[0] = 9
b.map["b"] = Inner(list: [7])
// expect: Outer(inner: main.Inner(list: [1]), map: ["a": main.Inner(list: [1])]) [1, 2] [9] 2
print(a, b.inner.list, b.map["a"]!.list, b.map.count)
class Ref { var s = Outer() }
let r1 = Ref(), r2 = r1
r2.s.inner.list.append(5)
print(r1.s.inner.list)  // expect: [1, 5]
func change(_ o: inout Outer) { o.inner.list = []; o.map.removeAll() }
change(&r1.s)
print(r2.s.inner.list, r2.s.map.isEmpty)  // expect: [] true
var arr = [Outer(), Outer()]
arr[0].inner.list += [2, 3]
change(&arr[1])
print(arr[0].inner.list, arr[1].inner.list)  // expect: [1, 2, 3] []
let copy = arr
arr.removeAll()
print(copy.count, arr.count)  // expect: 2 0
var opt: Outer? = Outer()
opt?.inner.list.append(8)
print(opt!.inner.list)  // expect: [1, 8]
var t = (Inner(), 1)
t.0.list.append(3)
print(t.0.list)  // expect: [1, 3]
struct Stack { private var items: [Int] = []; mutating func push(_ x: Int) { items.append(x) }; mutating func pop() -> Int? { items.popLast() }; var top: Int? { items.last } }
var s = Stack()
s.push(1); s.push(2)
print(s.pop() ?? 0, s.top ?? 0, s.pop() as Any, s.pop() as Any)  // expect: 2 1 Optional(1) nil
