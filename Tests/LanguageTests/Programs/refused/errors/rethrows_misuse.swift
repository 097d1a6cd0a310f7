// swift-format-ignore-file
enum Bad: Error { case worse }
func risky() throws -> Int { 1 }
func apply(_ f: () throws -> Int) rethrows -> Int { try f() }
func direct(_ f: () throws -> Int) rethrows -> Int {
  throw Bad.worse  // error: a function declared 'rethrows' may only throw if its parameter does
}
func other(_ f: () throws -> Int) rethrows -> Int {
  try risky()  // error: call can throw, but the error is not handled
}
func mapped(_ f: () throws -> Int) rethrows -> Int {
  do { return try f() } catch { throw Bad.worse }
}
func nothing(_ n: Int) rethrows -> Int { n }  // error: 'rethrows' function must take a throwing function argument
func wrong() -> Int { apply { try risky() } }  // error: call can throw, but it is not marked with 'try' and the error is not handled
print(apply { 5 })
print(apply(risky))  // error: call can throw but is not marked with 'try'
print(try apply(risky))
