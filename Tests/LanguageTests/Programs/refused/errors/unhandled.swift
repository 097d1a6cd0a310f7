// swift-format-ignore-file
enum Bad: Error { case worse }
func risky() throws -> Int { throw Bad.worse }
func a() -> Int { try risky() }  // error: errors thrown from here are not handled
func b() -> Int { (try? risky()) ?? 0 }
func c() -> Int { try! risky() }
func d() {
  do { print(try risky()) }  // error: errors thrown from here are not handled
}
func e() {
  do { print(try risky()) } catch { print(error) }
}
func f() {
  throw Bad.worse  // error: error is not handled because the enclosing function is not declared 'throws'
}
struct S {
  var value: Int { try risky() }  // error: errors thrown from here are not handled
  var other: Int { get throws { try risky() } }
  var third = try risky()  // error: call can throw, but errors cannot be thrown out of a property initializer
}
print(b())
