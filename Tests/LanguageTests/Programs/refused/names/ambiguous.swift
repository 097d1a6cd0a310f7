// swift-format-ignore-file
func make() -> Int { 1 }
func make() -> String { "a" }
let a: Int = make()
let b = make()  // error: ambiguous use of 'make()'  // says: ambiguous use of 'make' — not yet in the compiler's words
func show(_ n: Double) {}
func show(_ n: Float) {}
show(1)  // error: ambiguous use of 'show'
func take(_ a: Int, b: Int = 0) {}
func take(_ a: Int, c: Int = 0) {}
take(1)  // error: ambiguous use of 'take'
take(1, b: 2)
protocol P { func go() }
protocol Q { func go() }
extension P { func run() {} }
extension Q { func run() {} }
struct S: P, Q { func go() {} }
S().run()  // error: ambiguous use of 'run()'  // says: ambiguous use of 'run' — not yet in the compiler's words
func pick(_ f: (Int) -> Int) {}
func pick(_ f: (String) -> String) {}
pick { $0 }  // error: ambiguous use of 'pick'
print(a)
