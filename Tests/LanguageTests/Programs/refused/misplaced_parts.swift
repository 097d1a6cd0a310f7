// swift-format-ignore-file
struct Reader {
  var text: String { get async { "" } set {} }  // error: 'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'
  subscript(index: Int) -> Int { get throws { 1 } set {} }  // error: 'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'
}
var one: Int, two: Int { 42 }  // error: 'var' declarations with multiple variables cannot have explicit getters/setters
func many(_ numbers: inout Int...) {}  // error: 'inout' must not be used on variadic parameters
let pair: (first: Int, rest: Int...)? = nil  // error: variadic parameter cannot appear outside of a function parameter list
let sum: (Int...) -> Int = { (numbers: Int...) in numbers.count }
enum Failure: Error { case small }
func check() {
  do throws(Failure) { print(1) }  // error: a 'do' statement with a 'throws' clause must have at least one 'catch'
}
@globalActor class Clerk { static let shared = Desk() }  // error: non-final class 'Clerk' cannot be a global actor
@globalActor final class Guard { static let shared = Desk() }
actor Desk {}
func keep(_ body: @escaping () -> Void) {}
func keep(_ body: () -> Void) {}  // error: invalid redeclaration of 'keep'
func keep(_ body: () throws -> Void) {}
