// swift-format-ignore-file
break  // error: 'break' is only allowed inside a loop, if, do, or switch
continue  // error: 'continue' is only allowed inside a loop
return 5  // error: return invalid outside of a func
for x in 5 { print(x) }  // error: for-in loop requires 'Int' to conform to 'Sequence'
let t = (1, 2)
print(t.2)  // error: value of tuple type '(Int, Int)' has no member '2'
self.x  // error: cannot find 'self' in scope
nil  // error: 'nil' requires a contextual type
let e = []  // error: empty collection literal requires an explicit type
let c = { $0 }  // error: cannot infer type of closure parameter '$0' without a type annotation
let k = .foo  // error: reference to member 'foo' cannot be resolved without a contextual type
1.5 % 2.0  // error: binary operator '%' cannot be applied to two 'Double' operands
-"a"  // error: unary operator '-' cannot be applied to an operand of type 'String'
struct S { func f() { g() }; static func g() {} }  // error: static member 'g' cannot be used on instance of type 'S'
super.x  // error: 'super' cannot be used outside of a class that has a superclass  // says: 'super' cannot be used outside of class members — not yet in the compiler's words
let u = S.f()  // error: instance member 'f' cannot be used on type 'S'  // says: missing argument for parameter #1 in call — not yet in the compiler's words
print(S().g())  // error: static member 'g' cannot be used on instance of type 'S'
