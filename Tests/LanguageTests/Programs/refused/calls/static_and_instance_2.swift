// swift-format-ignore-file
struct Maths {
  static let pi = 3.14
  static func double(_ n: Int) -> Int { n * 2 }
  var base = 2
  func scale(_ n: Int) -> Int { n * base }
  func good() -> Double { Self.pi * Maths.pi }
}
let m = Maths()
print(m.double(2))  // error: static member 'double' cannot be used on instance of type 'Maths'
print(Maths.base)  // error: instance member 'base' cannot be used on type 'Maths'
print(Maths.scale(2))  // error: instance member 'scale' cannot be used on type 'Maths'  // says: cannot convert value of type 'Int' to expected argument type 'Maths' — not yet in the compiler's words
print(Maths.pi, Maths.double(3), m.scale(3), m.good())
