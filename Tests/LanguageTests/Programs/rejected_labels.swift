// swift-format-ignore-file
func f(_ a: Int, to b: Int) {}
f(1, 2)  // error: missing argument label 'to:' in call
f(a: 1, to: 2)  // error: incorrect argument label in call (have 'a:')  // says: extraneous argument label 'a:' in call — not yet in the compiler's words
f(1)  // error: missing argument for parameter 'to' in call
f(1, to: 2, 3)  // error: missing argument label 'to:' in call  // says: extra argument in call — not yet in the compiler's words
f(1, from: 2)  // error: incorrect argument label in call (have 'from:')  // says: incorrect argument label in call (have '_:from:', expected '_:to:') — not yet in the compiler's words
struct S { var a: Int; var b = 2 }
S(b: 1)  // error: missing argument for parameter 'a' in call  // says: incorrect argument label in call (have 'b:', expected 'a:') — not yet in the compiler's words
S(a: 1, c: 2)  // error: incorrect argument label in call (have 'c:')  // says: incorrect argument label in call (have 'a:c:', expected 'a:b:') — not yet in the compiler's words
S(1)  // error: missing argument label 'a:' in call
print(S(a: 1).c)  // error: value of type 'S' has no member 'c'
func g() {}
g(1)  // error: argument passed to call that takes no arguments
[1].map()  // error: missing argument for parameter 'transform' in call  // says: missing argument for parameter #1 in call — not yet in the compiler's words
