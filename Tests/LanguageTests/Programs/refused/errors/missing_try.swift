// swift-format-ignore-file
enum Bad: Error { case worse }
func risky(_ n: Int) throws -> Int { if n > 5 { throw Bad.worse }; return n }
struct File { init(_ path: String) throws { throw Bad.worse }; func read() throws -> String { "" } }
func use() throws {
  let a = try risky(1)
  let b = risky(2)  // error: call can throw but is not marked with 'try'
  let c = try risky(3) + risky(4)
  let d = [1, 2].map(risky)  // error: call can throw but is not marked with 'try'
  let e = try [1, 2].map(risky)
  let f = File("x")  // error: call can throw but is not marked with 'try'
  let g = try? risky(6)
  print(a, b, c, d, e, f, g as Any)
  if risky(1) > 2 { print("big") }  // error: call can throw but is not marked with 'try'
  return print(1 + risky(2))  // error: call can throw but is not marked with 'try'
}
try use()
