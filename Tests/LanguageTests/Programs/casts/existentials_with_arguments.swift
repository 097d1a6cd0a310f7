// swift-format-ignore-file
protocol P<X> { associatedtype X; func x() -> X }
struct A: P { func x() -> Int { 1 } }
struct B: P { func x() -> String { "s" } }
let all: [Any] = [A(), B(), 3]
for a in all {
 print(a is any P<Int>, a as? any P<String> != nil)
 if let p = a as? any P<Int> { print(p.x()) }
 switch a { case let p as any P<String>: print(p.x()); case is any P<Int>: print("int"); default: print("none") }
}
let f = all[0] as! any P<Int>
print(f.x())
let cs = all.compactMap { $0 as? any P<Int> }
print(cs.count)
// expect: true false
// expect: 1
// expect: int
// expect: false true
// expect: s
// expect: false false
// expect: none
// expect: 1
// expect: 1
