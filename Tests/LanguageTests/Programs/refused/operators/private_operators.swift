// swift-format-ignore-file
// Operators are looked up from the outside: a private one isn't found even here.
struct Vector: Equatable {
  var x = 0.0
  static func + (a: Self, b: Self) -> Self {
    a <+> b  // error: '<+>'
  }
  private static func <+> (a: Self, b: Self) -> Self { Self(x: a.x + b.x) }
}
infix operator <+>
extension Vector { func doubled() -> Vector {
    self <+> self  // error: '<+>'
  }
}
let v = Vector(x: 1)
_ = v + v
_ = v <+> v  // error: '<+>'
