// swift-format-ignore-file
class Base {
  final func locked() {}
  final var fixed: Int { 1 }
  func free() {}
  static func shared() {}
  class func open() {}
}
class Child: Base {
  override func locked() {}  // error: instance method overrides a 'final' instance method
  override var fixed: Int { 2 }  // error: property overrides a 'final' property
  override static func shared() {}  // error: cannot override static method
  override class func open() {}
  override func free() {}
}
final class Leaf: Base { override func free() {} }
class Below: Leaf {}  // error: inheritance from a final class 'Leaf'
struct Point { final var x = 1 }  // error: only classes and class members may be marked with 'final'
Leaf().free()
