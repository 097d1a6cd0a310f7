// swift-format-ignore-file
struct A { private class N {}
  struct I { fileprivate var n: N? }  // error: property cannot be declared fileprivate because its type uses a private type
  struct J { var n: N? }  // error: property must be declared private because its type uses a private type
  struct K { private var n: N? }
  private struct L { var n: N?; fileprivate var m: N? }
  var x: N?  // error: property must be declared private because its type uses a private type
  fileprivate var y: N?  // error: property cannot be declared fileprivate because its type uses a private type
  private var z: N?
  func f() -> N? { nil }  // error: method must be declared private because its result uses a private type
  struct M { func g(_ n: N) {}; private func h(_ n: N) {}; init(_ n: N) {} }  // error: method must be declared private because its parameter uses a private type
  private struct O { func g(_ n: N) {}; init(_ n: N) {} }
  fileprivate struct P { var n: N? }  // error: property must be declared private because its type uses a private type
}
extension A { var e: N? { nil }; private var e2: N? { nil }; fileprivate func q() -> N? { nil } }  // error: property must be declared private because its type uses a private type
private class T {}
struct B { var t: T?; fileprivate var u: T?; private var v: T? }  // error: property must be declared fileprivate because its type uses a private type
private struct C { var t: T?; struct D { var t: T? } }
