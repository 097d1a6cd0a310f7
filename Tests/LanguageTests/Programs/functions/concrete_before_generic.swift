// swift-format-ignore-file
// Of two overloads the one that isn't generic is chosen, whatever defaults it has.
func log(_ m: @autoclosure () -> String, line: Int = #line) { print("S") }
func log<T>(_ v: T) { print("T") }
log("a"); log(1)
func f(_ v: Int, sep: String = ",") -> String { "Int" }
func f<T>(_ v: T) -> String { "gen" }
print(f(1), f("a"))
func a(_ v: Int...) -> String { "var" }
func a<T>(_ v: T) -> String { "gen" }
print(a(1))
struct M { func m(_ v: Int?, x: Int = 1) -> String { "opt" }; func m<T: Numeric>(_ v: T) -> String { "num" }
  init(_ s: String, d: Int = 0) { print("init S") }; init<T>(_ t: T) { print("init T") }
  func callAsFunction(_ a: [Int], b: Bool = true) -> String { "list" }; func callAsFunction<T>(_ a: T) -> String { "any" } 
  func e(_ a: any Equatable, z: Int = 0) -> String { "eq" }; func e<T>(_ a: T) -> String { "gen" } 
  func s(_ a: String, z: Int = 0) -> String { "str" }; func s(_ a: some StringProtocol) -> String { "some" } }
let m = M("a"); print(m.m(1), m([1]), m.e(1), m.s("x"), m.s("x".dropFirst()))
extension String.StringInterpolation { mutating func appendInterpolation(_ xs: [Int], separator: String = ",") { appendLiteral(xs.map(String.init).joined(separator: separator)) } }
let xs = [1, 2]; print("\(xs)", "\(xs, separator: "-")")
struct L { subscript(i: Int, d d: Int = 0) -> String { "Int" }; subscript<T>(t: T) -> String { "T" } }; print(L()[1], L()["a"])
// expect: S
// expect: T
// expect: Int gen
// expect: var
// expect: init S
// expect: num list eq str some
// expect: 1,2 1-2
// expect: Int T
