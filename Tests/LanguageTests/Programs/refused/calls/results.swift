// swift-format-ignore-file
func nothing() {}
func number() -> Int { 5 }
let b = number() + nothing()  // error: cannot convert value of type '()' to expected argument type 'Int'
let c: () = nothing()
func wrong() { return 5 }  // error: unexpected non-void return value in void function
func tuple() -> (Int, String) { (1, 2) }  // error: cannot convert return expression of type '(Int, Int)' to return type '(Int, String)'
func named() -> (a: Int, b: Int) { (a: 1, c: 2) }  // error: cannot convert return expression of type '(a: Int, c: Int)' to return type '(a: Int, b: Int)'
let (x, y) = number()  // error: cannot convert value of type 'Int' to specified type '(_, _)'  // says: tuple pattern cannot match values of the non-tuple type 'Int' — not yet in the compiler's words
let (p, q, r) = (1, 2)  // error: '(Int, Int)' is not convertible to '(Int, Int, _)', tuples have a different number of elements  // says: tuple pattern has the wrong length for tuple type '(Int, Int)' — not yet in the compiler's words
print(named().a, named().1, c)
