// swift-format-ignore-file
// The prefix `-` of an integer belongs to an extension of a protocol, so the operator of two operands wins.
func change(_ value: Int, by step: (Int) -> Int) { print("unary") }
func change(_ value: Int, by step: (Int, Int) -> Int) { print("binary") }
change(1, by: -)
change(1, by: +)
change(1, by: ~)
change(1, by: *)

struct Calculator {
  func apply(_ step: (Int, Int) -> Int) -> Int { step(7, 2) }
  func apply(_ step: (Int) -> Int) -> Int { step(7) }
}
print(Calculator().apply(-), Calculator().apply { -$0 }, Calculator().apply { $0 - $1 })

func each<T: SignedNumeric>(_ value: T, _ step: (T) -> T) { print("unary", step(value)) }
func each<T: SignedNumeric>(_ value: T, _ step: (T, T) -> T) { print("binary", step(value, value)) }
each(1, -)
// expect: binary
// expect: binary
// expect: unary
// expect: binary
// expect: 5 -7 5
// expect: binary 0
