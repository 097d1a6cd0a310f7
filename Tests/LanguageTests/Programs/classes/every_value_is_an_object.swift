// swift-format-ignore-file
struct S { var x = 1 }
enum E { case a }
let all: [Any] = [3, "a", S(), E.a, [1], (1, 2), { 3 } as () -> Int]
for x in all { print(x is AnyObject, (x as? AnyObject) != nil) }
func g<T>(_ t: T) -> Bool { t is AnyObject }
print(g(3), g(S()))
func h<T>(_ t: T.Type) -> Bool { t is AnyObject.Type }
print(h(Int.self))
class C {}
print(h(C.self), C() is AnyObject)
let o: AnyObject = S() as AnyObject
print(o is S, (o as? S)?.x ?? 0)
// expect: true true
// expect: true true
// expect: true true
// expect: true true
// expect: true true
// expect: true true
// expect: true true
// expect: true true
// expect: false
// expect: true true
// expect: true 1
