// swift-format-ignore-file
class Box { var value: Int }  // error: class 'Box' has no initializers
class Holder {  // error: class 'Holder' has no initializers
  let name: String
  var tags: [String] = []
}
struct Point { var x: Int; var y: Int }
class Optionals { var a: Int?; weak var b: Optionals? }
class Child: Optionals { var c: Int }  // error: class 'Child' has no initializers
class Grown: Optionals { var d = 1 }
print(Box(value: 1).value)  // error: 'Box' cannot be constructed because it has no accessible initializers
print(Point(x: 1).x)  // error: missing argument for parameter 'y' in call
print(Point().x)  // error: missing arguments for parameters 'x', 'y' in call
print(Optionals().a as Any, Grown().d)
