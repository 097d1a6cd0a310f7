// swift-format-ignore-file
func later(_ f: @escaping () -> Void) { f() }
func now(_ f: () -> Void) { f() }
func a(_ n: inout Int) { func inner() { n += 1 }; later(inner) }  // error: escaping local function captures 'inout' parameter 'n'
func b(_ n: inout Int) { func inner() { n += 1 }; now(inner) }
func c(_ n: inout Int) { func inner() { n += 1 }; later { inner() } }  // error: escaping closure captures 'inout' parameter 'n'
func d(_ n: inout Int) { func inner() { n += 1 }; func outer() { inner() }; later(outer) }  // error: escaping local function captures 'inout' parameter 'n'
func e(_ n: inout Int) -> () -> Void { func inner() { n += 1 }; return inner }  // error: escaping local function captures 'inout' parameter 'n'
func g(_ n: inout Int) { func inner() { _ = n }; later(inner) }  // error: escaping local function captures 'inout' parameter 'n'
struct S { var n = 0; mutating func m() { func inner() { n += 1 }; later(inner); later { inner() }; let f = { self.n += 1 }; f() }  // error: escaping local function captures mutating 'self' parameter  // error: escaping closure captures mutating 'self' parameter  // error: escaping closure captures mutating 'self' parameter
  mutating func k() { later { self.n += 1 } }   // error: escaping closure captures mutating 'self' parameter
  mutating func l() { later { [self] in print(n) } } }
func h(_ n: inout Int) { let f = { n += 1 }; f() }  // error: escaping closure captures 'inout' parameter 'n'
func i(_ n: inout Int) { let f = { n += 1 }; later(f) }  // error: escaping closure captures 'inout' parameter 'n'
func j(_ n: inout Int) { let f: () -> Void = { later { n += 1 } }; f() }  // error: escaping closure captures 'inout' parameter 'n'  // error: escaping closure captures 'inout' parameter 'n'
func k(_ n: inout Int) { Task { n += 1 } }  // error: escaping closure captures 'inout' parameter 'n'
func l(_ n: inout Int) { func inner() { n += 1 }; Task { inner() } }  // error: escaping closure captures 'inout' parameter 'n'
func m(_ n: inout Int) { [1].forEach { _ in later { n += 1 } } }  // error: escaping closure captures 'inout' parameter 'n'
func o(_ n: inout [Int]) { DispatchQueue.main.async { n.append(1) } }  // error: escaping closure captures 'inout' parameter 'n'
func r(_ n: inout Int) { var fs: [() -> Void] = []; fs.append { n += 1 } }  // error: escaping closure captures 'inout' parameter 'n'
import Dispatch
