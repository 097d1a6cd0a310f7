// swift-format-ignore-file
class Animal {}
class Dog: Animal {}
class Base {
  func a() -> [Animal?] { [] }
  func b() -> (Animal??, Int) { (nil, 1) }
  func c() -> () -> Animal { { Animal() } }
}
class Sub: Base {
  override func a() -> [Dog?] { [] }  // error: method does not override any method from its superclass
  override func b() -> (Dog??, Int) { (nil, 1) }  // error: method does not override any method from its superclass
  override func c() -> () -> Animal? { { Animal() } }  // error: method does not override any method from its superclass
}
