// swift-format-ignore-file
class Shape {
  let name: String
  required init(name: String) { self.name = name }
}
class Circle: Shape {
  var radius: Double
  init(radius: Double) { self.radius = radius; super.init(name: "circle") }
}  // error: 'required' initializer 'init(name:)' must be provided by subclass of 'Shape'
class Square: Shape {
  var side = 1.0
  init(side: Double) { self.side = side; super.init(name: "square") }
  required init(name: String) { super.init(name: name) }
}
class Line: Shape {
  init(n: Int) { super.init(name: "line") }
  init(name: String) { super.init(name: name) }  // error: 'required' modifier must be present on all overrides of a required initializer
}
func make<T: Shape>(_ type: T.Type) -> T { type.init(name: "made") }
class Plain { init(n: Int) {} }
func build(_ type: Plain.Type) -> Plain { type.init(n: 1) }  // error: constructing an object of class type 'Plain' with a metatype value must use a 'required' initializer
print(make(Square.self).name)
