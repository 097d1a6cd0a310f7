// swift-format-ignore-file
struct P: Hashable { var x: Int; static func == (a: P, b: P) -> Bool { a.x % 10 == b.x % 10 }; func hash(into h: inout Hasher) { h.combine(x % 10) } }
struct Q: Hashable { var x: Int }
let d: [AnyHashable: Any] = ["a": 1, 2: "b", 2.5: "half", true: [1], P(x: 3): "p", Q(x: 3): "q"]
print(d.count, d["a"]!, d[2]!, d[2.5]!, d[true]!, d[P(x: 13)]!, d[Q(x: 3)]!, d["none"] as Any, d[Q(x: 13)] as Any)
let one: AnyHashable = 1
print(one, [one], one as? Int as Any, one as? String as Any, one.base, one == AnyHashable(1.0), one == AnyHashable("1"))
print(AnyHashable(UInt8(1)) == one, AnyHashable(UInt8(1)) as? UInt8 as Any, AnyHashable(Optional(1)), type(of: one))
let set: Set<AnyHashable> = [1, "1", 1.0, P(x: 1), P(x: 11), Q(x: 1)]
print(set.count, set.contains(1), set.contains("1"), set.contains(P(x: 21)), set.contains(2))
let any: Any = "text"
if let h = any as? AnyHashable { print(h, h.hashValue == "text".hashValue, h is String) }
print((any as? AnyHashable) == AnyHashable("text"), ({ 1 } as Any) is AnyHashable)
func same<T: Hashable>(_ a: T, _ b: T) -> Bool { AnyHashable(a) == AnyHashable(b) }
print(same(1, 1), same("a", "b"), same(one, 1))
let keys: [AnyHashable] = [1, "two", 3.5, P(x: 4)]
for k in keys { switch k { case let i as Int: print("int", i); case let s as String: print("string", s); case let d as Double where d == 3.5: print("half"); default: print("other", k.base) } }
print(keys, keys.map { "\($0)" })
let up = ["x": 1, "y": 2] as [AnyHashable: Any]
print(up["x"]!, up.count, (Set([1, 2]) as Set<AnyHashable>).contains(2))
let back: [String: Int]? = up as? [String: Int]
print(back?["y"] as Any, back?.count as Any, (up as? [Int: Int]) == nil)
class Base: Hashable { let n: Int; init(_ n: Int) { self.n = n }; static func == (a: Base, b: Base) -> Bool { a.n == b.n }; func hash(into h: inout Hasher) { h.combine(n) } }
final class Sub: Base {}
print(AnyHashable(Base(1)) == AnyHashable(Sub(1)), AnyHashable(Sub(2)) == AnyHashable(Base(1)))
var counts: [AnyHashable: Int] = [:]
for x in [1, "a", 1, 2.5, "a", true] as [AnyHashable] { counts[x, default: 0] += 1 }
print(counts[1]!, counts["a"]!, counts[2.5]!, counts[true]!, counts.removeValue(forKey: "a") as Any, counts.count)
print([AnyHashable("k"): 1])
// expect: 6 1 b half [1] p q nil nil
// expect: 1 [AnyHashable(1)] Optional(1) nil 1 true false
// expect: true Optional(1) 1 AnyHashable
// expect: 4 true true true false
// expect: text true true
// expect: true false
// expect: true false true
// expect: int 1
// expect: string two
// expect: half
// expect: other P(x: 4)
// expect: [AnyHashable(1), AnyHashable("two"), AnyHashable(3.5), AnyHashable(main.P(x: 4))] ["1", "two", "3.5", "P(x: 4)"]
// expect: 1 2 true
// expect: Optional(2) Optional(2) true
// expect: true false
// expect: 2 2 1 1 Optional(2) 3
// expect: [AnyHashable("k"): 1]
