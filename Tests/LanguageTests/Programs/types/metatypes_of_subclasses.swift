// A metatype that a generic function gets may be that of a subclass: requirements are asked of it.
protocol Part {
  init(n: Int)
  static func name() -> String
  static var value: Int { get }
}

extension Part {
  init(m: Int) { self.init(n: m) }
  var described: String { "\(Self.self) \(type(of: self))" }
}

class Base: Part {
  required init(n: Int) {}
  class func name() -> String { "base" }
  class var value: Int { 1 }
}

final class Derived: Base {
  override class func name() -> String { "derived" }
  override class var value: Int { 2 }
}

func show<T: Part>(_ type: T.Type) {
  let name = type.name
  print(type.name(), type.value, name(), type, T.self)
  print(Swift.type(of: type.init(n: 1)), Swift.type(of: type.init(m: 1)), type.init(n: 1).described)
  print(T.name(), T.value, Swift.type(of: T(n: 1)))
}

show(Base.self)
// expect: base 1 base Base Base
// expect: Base Base Base Base
// expect: base 1 Base

let known: Base.Type = Derived.self
show(known)
// expect: derived 2 derived Derived Base
// expect: Derived Derived Base Derived
// expect: base 1 Base
