// swift-format-ignore-file
struct Point { var x = 0 }
extension Point {
  var y = 1  // error: extensions must not contain stored properties
  var z: Int { 1 }
  static let origin = 5
  deinit {}  // error: deinitializer cannot be declared in struct 'Point' that conforms to 'Copyable'
}
extension Missing { func f() {} }  // error: cannot find type 'Missing' in scope
extension Point: Printable {}  // error: cannot find type 'Printable' in scope
extension Int { var doubled: Int { self * 2 } }
extension [Int] { var total: Int { reduce(0, +) } }
extension Array where Element == Strng {}  // error: cannot find type 'Strng' in scope
class C { var n: Int; init(n: Int) { self.n = n } }
extension C { convenience init(k: Int) { self.init(n: k) } }
print(5.doubled, [1].total)
