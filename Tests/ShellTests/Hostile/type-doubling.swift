// status: 3
// says: a type would be made of more types
struct W<T, U> {}
func f<T>(_ x: T.Type, _ n: Int) { if n == 0 { print(T.self) } else { f(W<T, T>.self, n - 1) } }
f(Int.self, 60)
