// swift-format-ignore-file
struct N: ~Copyable { let n = 1 }
let look = { (n: borrowing N) in print(n.n) }  // error: not run  // says: a function value with a parameter of the noncopyable type `N` can't be run here — it is not run here
struct G<T>: ~Copyable { let t: T; deinit { print("end") } }  // error: not run  // says: a `deinit` of a generic structure can't be run here — it is not run here
func any(_ a: borrowing any ~Copyable) {}  // error: not run  // says: a value of type `any ~Copyable` can't be run here — it is not run here
