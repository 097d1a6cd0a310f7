// swift-format-ignore-file
// What is in an Any knows its type: empty collections, nil, functions; casts of functions tell them apart.
let a: Any = [1, 2] as [Any]
print(type(of: a))
let b: Any = Int?.none as Any
print(type(of: b))
let c: Any = [Int]()
print(type(of: c))
let d: Any = [String: Int]()
print(type(of: d))
let e: Any = Set<String>()
print(type(of: e))
let f: [Any] = [[Int](), ["a"], [1.5], [Int?.none]]
for x in f { print(type(of: x)) }
func show<T>(_ v: T) { print(T.self, type(of: v)); let x: Any = v; print(type(of: x)) }
show([Int]())
show([Any]())
show([1] as [Any])
struct Box<T> { var v: T; func any() -> Any { v } }
print(type(of: Box(v: [Double]()).any()))
print(type(of: (1, [Int]()) as Any))
print(type(of: [[Int]]() as Any), type(of: [[Int](), []] as Any))
protocol P {}
extension Int: P {}
print(type(of: [1, 2] as [P] as Any))
print(type(of: { (x: Int) -> String in "" } as Any))
let k: Any = Optional(3) as Any
print(type(of: k))
print(type(of: 1..<3 as Any), type(of: "abc".dropFirst() as Any))
class Base {}; class Sub: Base {}
print(type(of: [Sub()] as [Base] as Any))
struct A {}; struct B {}
var handlers: [Any] = []
@MainActor func on<E>(_ h: @escaping (E) -> Void) { handlers.append(h) }
@MainActor func post<E>(_ e: E) { for h in handlers { if let f = h as? (E) -> Void { f(e) } } }
on { (a: A) in print("A") }
on { (b: B) in print("B") }
post(A())
post(B())
let g: Any = { (x: Int) in x + 1 }
print(g is () -> Void, g is (Int) -> Int, g is (String) -> Int)
switch g { case let f as (String) -> Int: print("str", f("a")); case let f as (Int) -> Int: print("int", f(1)); default: print("none") }
// expect: Array<Any>
// expect: Optional<Int>
// expect: Array<Int>
// expect: Dictionary<String, Int>
// expect: Set<String>
// expect: Array<Int>
// expect: Array<String>
// expect: Array<Double>
// expect: Array<Optional<Int>>
// expect: Array<Int> Array<Int>
// expect: Array<Int>
// expect: Array<Any> Array<Any>
// expect: Array<Any>
// expect: Array<Any> Array<Any>
// expect: Array<Any>
// expect: Array<Double>
// expect: (Int, Array<Int>)
// expect: Array<Array<Int>> Array<Array<Int>>
// expect: Array<P>
// expect: (Int) -> String
// expect: Optional<Int>
// expect: Range<Int> Substring
// expect: Array<Base>
// expect: A
// expect: B
// expect: false true false
// expect: int 2
