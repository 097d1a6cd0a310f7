// swift-format-ignore-file
enum ParseError: Error { case empty, letter }
enum DiskError: Error { case full }
func parse(_ s: String) throws(ParseError) -> Int {
  if s.isEmpty { throw .empty }
  if s == "x" { throw DiskError.full }  // error: thrown expression type 'DiskError' cannot be converted to error type 'ParseError'
  if s == "y" { throw .full }  // error: type 'ParseError' has no member 'full'  // says: reference to member 'full' cannot be resolved without a contextual type — not yet in the compiler's words
  return s.count
}
func save() throws(DiskError) {
  _ = try parse("a")  // error: thrown expression type 'ParseError' cannot be converted to error type 'DiskError'
}
func both() throws(ParseError) {
  let n = try parse("a")
  if n > 3 { throw ParseError.letter }
}
func any() throws(ParseError) {
  let e: any Error = ParseError.empty
  throw e  // error: thrown expression type 'any Error' cannot be converted to error type 'ParseError'
}
func handled() {
  do { try both() }  // error: errors thrown from here are not handled because the enclosing catch is not exhaustive
  catch .empty { print("empty") } catch .letter { print("letter") }
  do { try both() } catch .empty { print("empty") } catch { print("letter") }
}
handled()
