// swift-format-ignore-file
class Base {
  private var n = 1
  fileprivate var m = 2
  private func f() {}
  public private(set) var count = 0
  private class func make() {}
}
class Child: Base {
  func g() { print(n) }  // error: 'n' is inaccessible due to 'private' protection level
  func h() { f() }  // error: 'f' is inaccessible due to 'private' protection level
  func i() { m = 3 }
  func j() { count += 1 }  // error: left side of mutating operator isn't mutable: 'count' setter is inaccessible
}
extension Base { func k() { print(n); f() } }
Base.make()  // error: 'make' is inaccessible due to 'private' protection level
private extension Base { func l() {} }
private public var both = 1  // error: multiple incompatible access-level modifiers specified
internal(set) private var odd = 2  // error: private variable cannot have an internal setter
Base().l()
