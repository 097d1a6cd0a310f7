// A generic parameter that is thrown is an error, without being said to be one.
func apply<T, E>(_ value: T, _ change: (T) throws(E) -> T) throws(E) -> T {
  try change(change(value))
}
func first<E>(_ error: E?) throws(E) -> String {
  if let error { throw error }
  return "none"
}
enum Bad: Error { case odd(Int) }
print(apply(1) { $0 + 1 })  // expect: 3
do {
  print(try apply(3) { (n: Int) throws(Bad) -> Int in throw .odd(n) })
} catch {
  switch error {
  case .odd(let n): print("odd", n)  // expect: odd 3
  }
}
print(try first(Bad?.none))  // expect: none
