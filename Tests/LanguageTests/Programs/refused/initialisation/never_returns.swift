// swift-format-ignore-file
func stop() -> Never {
  let m = "stop"
  print(m)
}  // error: global function with uninhabited return type 'Never' is missing call to another never-returning function on all paths
func fail(_ m: String) -> Never { fatalError(m) }
func a(_ n: Int?) -> Int {
  guard let n else { fail("none") }
  return n
}
func b(_ n: Int) -> Int {
  if n > 1 { return 1 } else { print("x") }
}  // error: missing return in global function expected to return 'Int'
func c(_ n: Int) -> Int {
  do { return n }
}
func d(_ n: Int) throws -> Int {
  do { if n > 1 { return try a(nil) } } catch { return 5 }
}  // error: missing return in global function expected to return 'Int'
print(a(1))
