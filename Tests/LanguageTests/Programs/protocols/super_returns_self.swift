class Node {
  required init() {}
  class func name() -> String { "node" }
  class func make() -> Self { self.init() }
  var me: Self { self }
  func maybe() -> Self? { self }
}
class Leaf: Node {
  var weight = 1
  override class func name() -> String { super.name() + ", leaf" }
  override class func make() -> Self {
    let made = super.make()
    made.weight = 7
    return made
  }
  override var me: Self {
    let same = super.me
    same.weight += 1
    return same
  }
  override func maybe() -> Self? { super.maybe()?.me }
}
final class Red: Leaf {}
print(Leaf.name(), Red.make().weight, Leaf().me.weight)
if let red = Red().maybe() { print(red.weight, type(of: red)) }
// expect: node, leaf 7 2
// expect: 2 Red
