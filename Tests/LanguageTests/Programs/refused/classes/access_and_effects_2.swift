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
  override func risky() {}
  override func optional() -> Int { 1 }
  override func take(_ n: Int?) {}
}
class Other: Base {
  override func risky() async throws {}  // error: method does not override any method from its superclass
  override func optional() -> String? { nil }  // error: method does not override any method from its superclass
  override func take(_ n: String) {}  // error: method does not override any method from its superclass
}
Child().take(3)
