// status: 3
// says: a type would be made of more types
struct W<T> { var x: T? }
func f<T>(_ x: T, _ n: Int) { if n == 0 { print(1) } else { f(W<T>(x: nil), n - 1) } }
f(1, 40_000)
