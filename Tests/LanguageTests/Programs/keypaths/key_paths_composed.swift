// swift-format-ignore-file
struct A { var b = B() }
struct B { var c = [1, 2, 3]; var d: D? = D(n: 4) }
struct D { var n: Int }
let first: WritableKeyPath<A, B> = \A.b
let second: WritableKeyPath<B, [Int]> = \.c
let both: WritableKeyPath<A, [Int]> = first.appending(path: second)
let tail: WritableKeyPath<[Int], Int> = \.[1]
let element: WritableKeyPath<A, Int> = both.appending(path: tail)
var a = A()
print(a[keyPath: both], a[keyPath: element])  // expect: [1, 2, 3] 2
a[keyPath: element] = 20
// expect: [1, 20, 3] Optional(4) 3 1
print(a.b.c, a[keyPath: \.b.d?.n] as Any, a[keyPath: \.b.c.count], a[keyPath: \.b.c.first!])
a.b.d = nil
print(a[keyPath: \.b.d?.n] as Any)  // expect: nil
print([1, 2][keyPath: \.[0]], "abc"[keyPath: \.count], 5[keyPath: \.self])  // expect: 1 3 5
let index = 2
// expect: 3 Optional(1) t
print(a[keyPath: \.b.c[index]], ["x": 1][keyPath: \.["x"]] as Any, (1, "t")[keyPath: \.1])
