// swift-format-ignore-file
enum Bad: Error { case worse, worst }
func risky() throws -> Int { throw Bad.worse }
func a() -> Int {
  do { return try risky() }  // error: errors thrown from here are not handled because the enclosing catch is not exhaustive
  catch Bad.worse { return 1 }
  catch Bad.worst { return 2 }
}
func b() -> Int {
  do { return try risky() } catch is Bad { return 1 } catch { return 2 }
}
func c() {
  do { _ = try risky() }  // error: errors thrown from here are not handled because the enclosing catch is not exhaustive
  catch let e as Bad { print(e) }
}
func d() throws {
  do { _ = try risky() } catch let e as Bad { print(e) }
}
func e() {
  do { _ = try risky() } catch let e { print(e) }
  print(error)  // error: expansion of macro 'error' requires leading '#'  // says: cannot find 'error' in scope — not yet in the compiler's words
}
print(a(), b())
