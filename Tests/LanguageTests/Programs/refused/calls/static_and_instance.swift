// swift-format-ignore-file
struct Maths {
  static let pi = 3.14
  static func double(_ n: Int) -> Int { n * 2 }
  var base = 2
  func scale(_ n: Int) -> Int { n * base }
  func area() -> Double { pi }  // error: static member 'pi' cannot be used on instance of type 'Maths'
  static func wrong() -> Int { base }  // error: instance member 'base' cannot be used on type 'Maths'
  static func other() -> Int { self.scale(1) }  // error: instance member 'scale' cannot be used on type 'Maths'  // says: cannot convert return expression of type '(Int) -> Int' to return type 'Int' — not yet in the compiler's words
  func good() -> Double { Self.pi * Maths.pi }
}
let m = Maths()
print(m.pi)  // error: static member 'pi' cannot be used on instance of type 'Maths'
print(Maths.pi, Maths.double(3), m.scale(3), m.good())
