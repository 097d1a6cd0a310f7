// swift-format-ignore-file
struct Fraction { var n: Int, d: Int; static func / (a: Fraction, b: Fraction) -> Fraction { Fraction(n: a.n * b.d, d: a.d * b.n) }
  var value: Int {
    n / d  // trap: division by zero
  } }
print((Fraction(n: 4, d: 1) / Fraction(n: 1, d: 2)).value)  // expect: 8
print((Fraction(n: 1, d: 1) / Fraction(n: 0, d: 2)).value)
