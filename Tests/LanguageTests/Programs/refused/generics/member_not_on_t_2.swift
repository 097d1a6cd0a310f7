// swift-format-ignore-file
func describe<T>(_ value: T) -> String {
}
func describe2<T: CustomStringConvertible>(_ value: T) -> String { value.description }
func add<T>(_ a: T, _ b: T) -> T {
}
func add2<T: Numeric>(_ a: T, _ b: T) -> T { a + b }
func equal<T>(_ a: T, _ b: T) -> Bool {
}
func create<T>(_ type: T.Type) -> T {
}
func reset<T: Numeric>(_ a: inout T) {
  a = 0
  a = 0.5  // error: cannot assign value of type 'Double' to type 'T'
  a = Int(0)  // error: cannot assign value of type 'Int' to type 'T'
}
func size<T>(_ a: T) -> Int { a.count }  // error: value of type 'T' has no member 'count'
print(describe2(1), add2(1, 2))
