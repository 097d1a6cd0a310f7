// swift-format-ignore-file
let flag = true, rate = 2.5
print(flag ? 0 : rate)
let row: [String: Any] = ["discount": flag ? 0 : rate]; print(row)
let b: Any = flag ? [1, 2] : Set([1]); print(type(of: b))
func show(_ value: Any) -> String { "\(type(of: value)) \(value)" }
print(show(flag ? 1 : Int8(2)), show(flag ? 3 + 4 : rate), show(flag ? "abc" : "abc".dropFirst()))
let ch: Character = "c"
let maybe: Any? = flag ? "s" : ch
print(type(of: maybe!), show(!flag ? "s" : ch))
let s: any Sequence<Int> = flag ? [4] : Set<Int>()
print(type(of: s))
protocol P { var p: String { get } }
extension Int: P { var p: String { "int" } }
extension Double: P { var p: String { "double" } }
let p: any P = flag ? 1 : 2.5
print(p.p)
let hashable: AnyHashable = flag ? 1 : 2.5
print(hashable, type(of: hashable.base))
let t: [Any] = flag ? [1] : [2.5]
print(t)
func made() -> Any { flag ? 1 : rate }
print(made())
let rows: [Any] = [flag ? 1 : rate, flag ? (flag ? 2 : rate) : "x", 3]
print(rows)
let x: Double = flag ? 1 : 2
let y = flag ? 1 : 2.5
let z: Int? = flag ? 1 : nil
print(x, y, z as Any, flag ? 1 : nil as Int?)
let f: (Any) -> String = flag ? { "\($0)!" } : { _ in "none" }
print(f(flag ? 1 : 2.5))
class A {}; class B: A {}; class C: A {}
let a: Any = flag ? B() : C()
print(type(of: a), type(of: flag ? B() : C()))
print([1, 2, 3].map { $0 > 1 ? $0 : 0.5 })
print("\(flag ? 1 : 2.5)", flag ? "yes" : "no", flag ? nil : 1)
let opt: Int? = 3
print(show(flag ? 1 : flag ? 2 : rate), show(!flag ? 1 : flag ? 2 : rate), show(flag ? 1 : opt), show(flag ? 1 : opt!))
let holes: Any = [1, nil], lists: Any = [[1], []], table: any Sendable = ["a": 1, "b": nil]
print(type(of: holes), type(of: lists), type(of: table), holes is [Int?], holes is [Int])
let whole = [1, nil], kept: any Equatable = whole
print(type(of: whole as Any), type(of: kept), type(of: [[nil], [2]] as Any))
// expect: 0
// expect: ["discount": 0]
// expect: Array<Int>
// expect: Int 1 Int 7 String abc
// expect: String Character c
// expect: Array<Int>
// expect: int
// expect: 1 Int
// expect: [1]
// expect: 1
// expect: [1, 2.0, 3]
// expect: 1.0 1.0 Optional(1) Optional(1)
// expect: 1!
// expect: B B
// expect: [0.5, 2.0, 3.0]
// expect: 1.0 yes nil
// expect: Int 1 Double 2.0 Optional<Int> Optional(1) Int 1
// expect: Array<Optional<Int>> Array<Array<Int>> Dictionary<String, Optional<Int>> true false
// expect: Array<Optional<Int>> Array<Optional<Int>> Array<Array<Optional<Int>>>
