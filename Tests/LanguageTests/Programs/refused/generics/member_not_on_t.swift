// swift-format-ignore-file
func describe<T>(_ value: T) -> String {
  value.description  // error: value of type 'T' has no member 'description'
}
func describe2<T: CustomStringConvertible>(_ value: T) -> String { value.description }
func add<T>(_ a: T, _ b: T) -> T {
  a + b  // error: binary operator '+' cannot be applied to two 'T' operands
}
func add2<T: Numeric>(_ a: T, _ b: T) -> T { a + b }
func equal<T>(_ a: T, _ b: T) -> Bool {
  a == b  // error: binary operator '==' cannot be applied to two 'T' operands
}
func create<T>(_ type: T.Type) -> T {
  T()  // error: type 'T' has no member 'init'  // says: 'T' cannot be constructed because it has no accessible initializers — not yet in the compiler's words
}
func reset<T: Numeric>(_ a: inout T) {
  a = 0
}
print(describe2(1), add2(1, 2))
