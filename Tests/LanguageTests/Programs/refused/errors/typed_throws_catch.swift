// swift-format-ignore-file
enum ParseError: Error { case empty, letter }
func parse(_ s: String) throws(ParseError) -> Int { throw .empty }
func a() {
  do { _ = try parse("a") }  // error: errors thrown from here are not handled because the enclosing catch is not exhaustive
  catch .empty { print("empty") }
}
func b() -> String {
  do { return "\(try parse("a"))" } catch {
    switch error {  // error: switch must be exhaustive
    case .empty: return "empty"
    }
  }
}
func c() {
  do { _ = try parse("a") } catch { print(error == .letter) }
}
func d() {
  do { _ = try parse("a") } catch { print(error == .full) }  // error: type 'ParseError' has no member 'full'
}
let f: (String) throws -> Int = parse
let g: (String) throws(ParseError) -> Int = f  // error: invalid conversion of thrown error type 'any Error' to 'ParseError'  // says: cannot convert value of type '(String) throws -> Int' to specified type '(String) throws(ParseError) -> Int' — not yet in the compiler's words
struct Plain {}
func h() throws(Plain) {}  // error: thrown type 'Plain' does not conform to the 'Error' protocol
c()
