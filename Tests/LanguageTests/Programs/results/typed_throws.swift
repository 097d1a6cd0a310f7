// swift-format-ignore-file
enum ParseError: Error { case empty, bad(Character) }
func digit(_ c: Character) throws(ParseError) -> Int { guard let n = c.wholeNumberValue else { throw .bad(c) }; return n }
func number(_ s: String) throws(ParseError) -> Int {
  guard !s.isEmpty else { throw .empty }
  var n = 0
  for c in s { n = n * 10 + (try digit(c)) }
  return n
}
for text in ["42", "", "4x"] {
  do { print(try number(text)) } catch {  // expect: 42
    // expect: empty // expect: bad x
    switch error { case .empty: print("empty"); case .bad(let c): print("bad", c) }
  }
}
struct Fixed<E: Error> { let error: E?; func check() throws(E) { if let error { throw error } } }
// expect: caught empty
do throws(ParseError) { try Fixed(error: ParseError.empty).check() } catch { print("caught", error) }
let never = Fixed<Never>(error: nil)
never.check()
func wrap<T, E>(_ body: () throws(E) -> T) -> Result<T, E> { do { return .success(try body()) } catch { return .failure(error) } }
let w = wrap { () throws(ParseError) -> Int in try number("7?") }
if case .failure(.bad(let c)) = w { print("wrapped", c) }  // expect: wrapped ?
print((try? number("12")) ?? 0)  // expect: 12
