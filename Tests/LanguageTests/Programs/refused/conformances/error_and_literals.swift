// swift-format-ignore-file
struct Failure { var code = 1 }
enum Bad: Error { case worse }
func check(_ n: Int) throws {
  if n == 1 { throw Failure() }  // error: thrown expression type 'Failure' does not conform to 'Error'
  if n == 2 { throw "oops" }  // error: thrown expression type 'String' does not conform to 'Error'
  if n == 3 { throw 404 }  // error: thrown expression type 'Int' does not conform to 'Error'
  if n == 4 { throw Bad }  // error: thrown expression type 'Bad.Type' does not conform to 'Error'  // says: expected member name or initializer call after type name — not yet in the compiler's words
  if n == 5 { throw Bad.worse }
}
let r: Result<Int, Failure> = .success(1)  // error: type 'Failure' does not conform to protocol 'Error'
let ok: Result<Int, Bad> = .failure(.worse)
print(ok)
