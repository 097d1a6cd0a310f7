class Base {
  class func size() -> Int { 1 }
  let size: Int
  let name: String
  init() {
    size = Self.size()
    name = "\(type(of: self))"
  }
}
class Big: Base {
  override class func size() -> Int { 2 }
  let own: Int
  override init() {
    own = Self.size() + type(of: self).size()
    super.init()
  }
}
struct Point {
  static func zero() -> Int { 3 }
  let x: Int
  init() { x = type(of: self).zero() }
}
class Later {
  let make: () -> Int
  class func count() -> Int { 4 }
  init() { make = { Self.count() } }
}
print(Base().size, Big().size, Big().own, Big().name, Point().x, Later().make())
// expect: 1 2 4 Big 3 4
