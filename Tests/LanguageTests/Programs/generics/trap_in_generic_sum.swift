// swift-format-ignore-file
func sum<T: AdditiveArithmetic>(_ a: T, _ b: T) -> T {
  a + b  // trap: arithmetic overflow in `+`
}
print(sum(1, 2))  // expect: 3
print(sum(Int.max, 1))
