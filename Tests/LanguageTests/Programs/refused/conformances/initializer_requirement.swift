// swift-format-ignore-file
protocol Creatable { init() }
struct Point: Creatable { var x = 0 }
class Node: Creatable {  // error: type 'Node' does not conform to protocol 'Creatable'
  init(_ n: Int) {}
}
class Leaf: Creatable {
  init() {}  // error: initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'Leaf'
}
final class Tip: Creatable { init() {} }
class Branch: Creatable { required init() {} }
struct Named: Creatable {  // error: type 'Named' does not conform to protocol 'Creatable'
  var name: String
}
func make<T: Creatable>(_ type: T.Type) -> T { T() }
print(make(Point.self).x)
