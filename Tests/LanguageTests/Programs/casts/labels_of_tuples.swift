// swift-format-ignore-file
func point(_ x: Any) -> (x: Int, y: Int)? { x as? (x: Int, y: Int) }
func half(_ x: Any) -> (x: Int, Int)? { x as? (x: Int, Int) }
func bare(_ x: Any) -> (Int, Int)? { x as? (Int, Int) }
for v in [(3, 4), (x: 1, z: 2), (x: 5, y: 6), (x: 7, 8), (y: 1, x: 2), (1, y: 2)] as [Any] {
  print(point(v) as Any, half(v) as Any, bare(v) as Any, v is (x: Int, y: Int))
}
let pair: Any = (1 as Any, "s" as Any)
print((pair as? (Int, String)) as Any, (pair as? (a: Int, b: String)) as Any, (pair as? (a: Int, b: Int)) as Any)
let nested: [Any] = [(1, (a: 2, b: 3)), (k: 1, v: (4, 5))]
for n in nested { print((n as? (k: Int, v: (a: Int, b: Int))) as Any) }
func width(_ r: (lo: Int, hi: Int)) -> Int { r.hi - r.lo }
func say(_ n: Int) -> Int { print("say", n); return n }
print(width((hi: say(5), lo: say(2))))
let t = (hi: 9, lo: 4)
print(width(t))
let u: (lo: Int?, mid: Any, hi: Double) = (hi: 1.5, lo: 2, mid: "m")
print(u)
let back: (c: Int, a: Int, b: Int) = (a: 1, b: 2, c: 3)
print(back)
final class Dog {}
func isa<T>(_ x: Any, _: T.Type) -> Bool { x is T }
print(isa(Dog(), AnyObject.self), AnyObject.self)
let kinds: [Any.Type] = [AnyObject.self, Any.self, Dog.self]
print(kinds[0], kinds[2])
let d = Dog()
let a: Any = d
print((a as AnyObject) === d, ObjectIdentifier(a as AnyObject) == ObjectIdentifier(d))
// expect: Optional((x: 3, y: 4)) Optional((x: 3, 4)) Optional((3, 4)) true
// expect: nil Optional((x: 1, 2)) Optional((1, 2)) false
// expect: Optional((x: 5, y: 6)) Optional((x: 5, 6)) Optional((5, 6)) true
// expect: Optional((x: 7, y: 8)) Optional((x: 7, 8)) Optional((7, 8)) true
// expect: nil nil Optional((1, 2)) false
// expect: Optional((x: 1, y: 2)) Optional((x: 1, 2)) Optional((1, 2)) true
// expect: Optional((1, "s")) Optional((a: 1, b: "s")) nil
// expect: Optional((k: 1, v: (a: 2, b: 3)))
// expect: Optional((k: 1, v: (a: 4, b: 5)))
// expect: say 5
// expect: say 2
// expect: 3
// expect: 5
// expect: (lo: Optional(2), mid: "m", hi: 1.5)
// expect: (c: 3, a: 1, b: 2)
// expect: true AnyObject
// expect: AnyObject Dog
// expect: true true
