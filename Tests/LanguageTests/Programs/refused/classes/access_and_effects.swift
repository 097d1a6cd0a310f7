// swift-format-ignore-file
open class Base {
  open func show() {}
  public func hide() {}
  func load() -> Int { 1 }
  func risky() throws {}
  func slow() async {}
  func optional() -> Int? { nil }
  func take(_ n: Int) {}
}
class Child: Base {
  private override func show() {}  // error: overriding instance method must be as accessible as its enclosing type
  override func load() throws -> Int { 2 }  // error: cannot override non-throwing instance method with throwing instance method
  override func risky() {}
  override func slow() {}  // error: method does not override any method from its superclass
  override func optional() -> Int { 1 }
  override func take(_ n: Int?) {}
}
class Other: Base {
  fileprivate override func load() -> Int { 1 }  // error: overriding instance method must be as accessible as the declaration it overrides
}
Child().take(3)
