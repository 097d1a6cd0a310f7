// swift-format-ignore-file
struct E1: Error { let n: Int }
func t(_ x: Int) throws(E1) -> Int { throw E1(n: x) }
func b() throws(E1) { _ = try [1].filter { (x) throws(E1) in x > 1 } }  // error: thrown expression type 'any Error' cannot be converted to error type 'E1'
func c() throws(E1) { try [1].forEach { (x) throws(E1) in _ = x } }  // error: thrown expression type 'any Error' cannot be converted to error type 'E1'
func own<T>(_ f: () throws -> T) rethrows -> T { try f() }
func d() throws(E1) { _ = try own { () throws(E1) in 1 } }  // error: thrown expression type 'any Error' cannot be converted to error type 'E1'
func run(_ f: () -> Void) { f() }
run { do { _ = try t(1) } catch { print(error.n) } }  // error: value of type 'any Error' has no member 'n'
func inFunction() { do { _ = try t(1) } catch { print(error.n) } }
let later = { do { _ = try t(1) } catch { print(error.n) } }  // error: value of type 'any Error' has no member 'n'
