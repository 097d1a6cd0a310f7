// swift-format-ignore-file
let k = { $0 + $1 }  // error: ambiguous use of operator '+'  // says: cannot infer type of closure parameter '$0' without a type annotation — not yet in the compiler's words
let a = { $0 + 1 }
print(a(1))
let b = { x in x }  // error: cannot infer type of closure parameter 'x' without a type annotation
let c: (Int) -> Int = { $0 + 1 }
let d = { print("hi") }
let e = { (x) in print(x) }
func apply<T>(_ f: () -> T) -> T { f() }
let f = apply { 5 }
let g = { }
let h = { nil }  // error: 'nil' requires a contextual type
let i = { $0.count }  // error: cannot infer type of closure parameter '$0' without a type annotation  // says: the type of this expression can't be inferred; add an explicit type — the reader can act on it
let j = [1, 2].map { Optional($0) }
print(c(1), f, j)
d()
g()
