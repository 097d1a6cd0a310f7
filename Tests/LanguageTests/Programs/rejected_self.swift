// swift-format-ignore-file
final class C {
  var n = 1
  var f: (() -> Void)?
  func g() { f = { print(n) } }  // error: reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit
  func h() { f = { n += 1 } }  // error: reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit
  func ok() { f = { [self] in print(n) }; f = { self.n += 1 }; [1].forEach { _ in n += 1 } }
  func k() { f = { m() } }  // error: call to method 'm' in closure requires explicit use of 'self' to make capture semantics explicit
  func m() {}
}
