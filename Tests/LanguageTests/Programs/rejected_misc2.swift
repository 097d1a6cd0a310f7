// swift-format-ignore-file
func f(_ x: Int) { }
let a: Void = f(1)
f(1).foo  // error: value of tuple type '()' has no member 'foo'
let g: (Int) -> Int = f  // error: cannot convert value of type '@Sendable (Int) -> ()' to specified type '(Int) -> Int'
let z = f(f(1))  // error: cannot convert value of type '()' to expected argument type 'Int'
while 1 { }  // error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?  // says: integer literal value '1' cannot be used as a boolean — not yet in the compiler's words
class A { init(x: Int) {} }
class B: A { }
B()  // error: missing argument for parameter 'x' in call
B(x: 1)
class D: A { override func nothing() {} }  // error: method does not override any method from its superclass
class F { func m() {} }
class G: F { func m() {} }  // error: overriding declaration requires an 'override' keyword
struct Q: F {}  // error: inheritance from non-protocol type 'F'
let v = Undefined()  // error: cannot find 'Undefined' in scope
class H: Missing {}  // error: cannot find type 'Missing' in scope
throw 5  // error: thrown expression type 'Int' does not conform to 'Error'
