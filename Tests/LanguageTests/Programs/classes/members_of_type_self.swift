// Properties and subscripts whose type is `Self`.
class Base {
  required init() {}
  var me: Self { self }
  var opt: Self? { nil }
  subscript(i: Int) -> Self { Self() }
  subscript(o s: String) -> Self? { s.isEmpty ? nil : self }
  class var made: Self { Self() }
  static subscript(k: Int) -> Self { Self() }
  func viaMe() -> Self { me }
}
class Sub: Base {
  let only = 3
  func twice() -> Int { me.only + self[0].only }
}
final class G<T>: Base { var list: [T] = [] }
print(G<Int>()[1].list.count, type(of: G<String>.made), Sub().twice(), Sub().viaMe().me[3].only)
let b: Base = Sub()
print(type(of: b[2]), type(of: b.me), b.me as? Sub != nil)
protocol P {
  var me: Self { get }
  subscript(i: Int) -> Self { get }
}
extension Base: P {}
func f<T: P>(_ t: T) -> T { t.me[0] }
print(f(Sub()).only)
actor Act { nonisolated var me: Act { self } }

// expect: 0 G<String> 6 3
// expect: Sub Sub true
// expect: 3
