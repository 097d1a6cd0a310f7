// swift-format-ignore-file
protocol P {}
extension Int: P {}
extension String: P {}
let p: any P = 3
let c: Any = [p, 1]
print(type(of: c))
let d: Any = [AnyHashable("x"), 1, nil]
print(type(of: d))
let e: Any = ["k": AnyHashable(1), "l": 2]
print(type(of: e))
let f: Any = [[AnyHashable(1)], [2]]
print(type(of: f))
let g: Any = [[p], [2]]
print(type(of: g))
let h: Any = [p, "a", 1]
print(type(of: h))
let i: Any = [p, 1.5]
print(type(of: i))
let j: Any = [p as Any, 1]
print(type(of: j))
let k: Any? = [AnyHashable(1), 2]
print(type(of: k!))
let mixed: [Any] = [AnyHashable(1), 2]
for x in mixed { print(type(of: x)) }
let boxes = [AnyHashable(1), 2]
for x in boxes { print(type(of: x), x) }
func take(_ x: Any) { print(type(of: x)) }
take([AnyHashable(1), 2])
take([AnyHashable(1): 2])
print(type(of: [AnyHashable(1), 2] as [Any]))
let last: Any = [AnyHashable("x"), 1.5]
print(type(of: last))
// expect: Array<P>
// expect: Array<Optional<AnyHashable>>
// expect: Dictionary<String, AnyHashable>
// expect: Array<Array<AnyHashable>>
// expect: Array<Array<P>>
// expect: Array<P>
// expect: Array<Any>
// expect: Array<Any>
// expect: Array<AnyHashable>
// expect: AnyHashable
// expect: Int
// expect: AnyHashable 1
// expect: AnyHashable 2
// expect: Array<AnyHashable>
// expect: Dictionary<AnyHashable, Int>
// expect: Array<Any>
// expect: Array<AnyHashable>
