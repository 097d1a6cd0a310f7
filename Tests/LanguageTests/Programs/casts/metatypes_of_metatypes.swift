// Types of types.
class Dog {
  class Inner {}
  required init() {}
  static func make() -> Self { self.init() }
}
final class Pup: Dog {}
protocol P { static var n: Int { get } }
struct A: P { static let n = 4 }
struct G<T> {}
func same<T>(_ x: Any, _: T.Type) -> Bool { x is T }
print(same(Dog.self, Dog.Type.self), same(Dog(), Dog.Type.self), same(Pup.self, Dog.Type.self))
print(Dog.Type.self, Int.Type.self, [Int].Type.self, [Int.Type].self, Dog.Inner.Type.self)
print(
  same(A.self, A.Type.self), same(A.self, P.Type.self), same(A.self, (any P.Type).self),
  same(Int.self, (any P.Type).self))
print((any P).self, G<Int>.Type.self, Optional<Int>.Type.self, Int?.Type.self)
print(Dog.Type.Type.self, (Int, String).Type.self)
func meta<T>(_ t: T.Type) -> Any.Type { T.Type.self }
print(meta(Dog.self), meta(String.self))
let d: [String: Any.Type] = ["a": Int.Type.self]
print(d["a"]! == Int.Type.self, ObjectIdentifier(Int.Type.self) == ObjectIdentifier(d["a"]!))
typealias DT = Dog.Type
print(DT.self)
extension P { static func mine() -> Any.Type { Self.Type.self } }
print(A.mine())

// expect: true false true
// expect: Dog.Type Int.Type Array<Int>.Type Array<Int.Type> Inner.Type
// expect: true true true false
// expect: P G<Int>.Type Optional<Int>.Type Optional<Int>.Type
// expect: Dog.Type.Type (Int, String).Type
// expect: Dog.Type String.Type
// expect: true true
// expect: Dog.Type
// expect: A.Type
