// swift-format-ignore-file
func identity<T>(_ value: T) -> T {
  return 5  // error: cannot convert return expression of type 'Int' to return type 'T'
}
func first<T>(_ values: [T]) -> T {
  values.first  // error: value of optional type 'T?' must be unwrapped to a value of type 'T'
}
func swapped<A, B>(_ pair: (A, B)) -> (B, A) {
  (pair.0, pair.1)  // error: cannot convert return expression of type '(A, B)' to return type '(B, A)'
}
func apply<T, U>(_ value: T, _ f: (T) -> U) -> U { f(value) }
let n: Int = apply(3) { "\($0)" }  // error: cannot convert value of type 'String' to closure result type 'Int'
let s: String = apply(3) { "\($0)" }
struct Box<T> {
  var value: T
  func map<U>(_ f: (T) -> U) -> Box<U> { Box(value: value) }  // error: cannot convert return expression of type 'Box<T>' to return type 'Box<U>'
}
print(identity(3), s)
