// A function that a class's method takes may take `Self`: the static type of the object.
class Base {
  var n = 1
  required init() {}
  func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
  func times(_ count: Int, _ change: ((Self, Int) -> Void)?) -> Self {
    for index in 0..<count { change?(self, index) }
    return self
  }
  static func make(_ change: (Self) -> Void) -> Self {
    let made = Self()
    change(made)
    return made
  }
}
class Sub: Base { var m = 2 }
final class Leaf: Sub {
  var l = 3
  func grown() -> Int { with { $0.l += 1 }.l }
}
func show(_ leaf: Leaf) { print(leaf.l) }
print(Sub().with { $0.m = 5 }.m)  // expect: 5
print(Leaf().with { $0.l = 7 }.l)  // expect: 7
print(Leaf().times(3) { $0.l += $1 + $0.m }.l)  // expect: 12
print(Sub.make { $0.m = 9 }.m)  // expect: 9
print(Leaf().grown())  // expect: 4
_ = Leaf().with(show)  // expect: 3
let base: Base = Leaf()
base.with { print(type(of: $0)) }.n += 1  // expect: Leaf
