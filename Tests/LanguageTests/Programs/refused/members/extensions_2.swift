// swift-format-ignore-file
struct Point { var x = 0 }
extension Point {
  var z: Int { 1 }
  static let origin = 5
}
extension Int { var doubled: Int { self * 2 } }
extension [Int] { var total: Int { reduce(0, +) } }
extension (Int, Int) { var sum: Int { 0 } }  // error: tuple extensions are experimental  // says: non-nominal type '(Int, Int)' cannot be extended — not yet in the compiler's words
extension Point { case a }  // error: enum 'case' is not allowed outside of an enum
func f() { extension Point {} }  // error: declaration is only valid at file scope
class C { var n: Int; init(n: Int) { self.n = n } }
extension C { init(m: Int) { self.init(n: m) } }  // error: designated initializer cannot be declared in an extension of 'C'
extension C { convenience init(k: Int) { self.init(n: k) } }
extension C { override func g() {} }  // error: method does not override any method from its superclass
print(5.doubled, [1].total)
