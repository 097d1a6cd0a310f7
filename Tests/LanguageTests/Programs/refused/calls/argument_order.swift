// swift-format-ignore-file
func f(_ a: Int, to b: Int, _ c: String) {}
func h(a: Int, b: Int = 1, c: Int) {}
func k(a: Int, b: Int, c: Int, d: () -> Void) {}
struct S { subscript(a a: Int) -> Int { a }; func g(_ a: Int) {} }
f(1, "x", to: 2)  // error: argument 'to' must precede unnamed argument #2
f(to: 1, 2, "x")  // error: unnamed argument #3 must precede argument 'to'
h(c: 1, a: 2)  // error: argument 'a' must precede argument 'c'
h(a: 1, c: 2, b: 3)  // error: argument 'b' must precede argument 'c'
h(c: 1)  // error: missing argument for parameter 'a' in call
h(1, c: 2)  // error: missing argument label 'a:' in call
k(a: 1, c: 3) {}  // error: missing argument for parameter 'b' in call
k(a: 1) {}  // error: missing arguments for parameters 'b', 'c' in call
k(b: 1, c: 2) {}  // error: missing argument for parameter 'a' in call
print(S()[1])  // error: missing argument label 'a:' in subscript
print(S()[b: 1])  // error: incorrect argument label in subscript (have 'b:', expected 'a:')
S().g(x: 1)  // error: extraneous argument label 'x:' in call
S().g(1, 2)  // error: extra argument in call
