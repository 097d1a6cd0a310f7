// swift-format-ignore-file
struct Point { var x = 1; var y = "a" }
class Base { var a = 1 }
class Derived: Base { let b: Int? = 2 }
enum E { case none; case one(Int); case two(a: Int, b: String); case p(Point) }
let m = Mirror(reflecting: Point())
print(m, m.subjectType, m.displayStyle as Any, m.children.count)
for (label, value) in m.children { print(label ?? "-", value) }
for child in Mirror(reflecting: Derived()).children { print(child.label!, child.value) }
let d = Mirror(reflecting: Derived())
print(d.superclassMirror?.children.first?.label ?? "-", d.superclassMirror!, d.displayStyle!)
for e in [E.none, .one(3), .two(a: 1, b: "b"), .p(Point())] as [E] {
  let m = Mirror(reflecting: e)
  print(m.displayStyle!, m.children.count, m.children.first?.label ?? "no label", m.children.first.map { "\($0.value)" } ?? "no value")
}
print(Mirror(reflecting: [1, 2]).displayStyle!, Mirror(reflecting: ["a": 1]).children.first!.value, Mirror(reflecting: Set([1])).displayStyle!)
print(Mirror(reflecting: (1, b: 2)).children.map { $0.label ?? "nil" }, Mirror(reflecting: 5).displayStyle as Any, Mirror(reflecting: 5).children.isEmpty)
print(Mirror(reflecting: Optional(3)).displayStyle!, Mirror(reflecting: Optional(3)).children.first!.label!, Mirror(reflecting: Optional<Int>.none).children.count)
print(Mirror(reflecting: Point()).descendant("x") as Any, Mirror(reflecting: Point()).descendant(1) as Any, Mirror(reflecting: (Point(), 1)).descendant(0, "y") as Any)
struct C: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["k": 1, "l": 2], displayStyle: .struct) } }
print(Mirror(reflecting: C()).children.map { "\($0.label!)=\($0.value)" })
switch Mirror(reflecting: E.none).displayStyle { case .enum: print("enum"); default: print("other") }
func fields(_ v: Any) -> [String: String] { var r: [String: String] = [:]; for c in Mirror(reflecting: v).children { if let l = c.label { r[l] = String(describing: type(of: c.value)) } }; return r }
print(fields(Point()).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print(type(of: m), Mirror(reflecting: { 1 }).displayStyle as Any)
// expect: Mirror for Point Point Optional(Swift.Mirror.DisplayStyle.struct) 2
// expect: x 1
// expect: y a
// expect: b Optional(2)
// expect: a Mirror for Base class
// expect: enum 0 no label no value
// expect: enum 1 one 3
// expect: enum 1 two (a: 1, b: "b")
// expect: enum 1 p Point(x: 1, y: "a")
// expect: collection (key: "a", value: 1) set
// expect: [".0", "b"] nil true
// expect: optional some 0
// expect: Optional(1) Optional("a") Optional("a")
// expect: ["k=1", "l=2"]
// expect: enum
// expect: ["x:Int", "y:String"]
// expect: Mirror nil
