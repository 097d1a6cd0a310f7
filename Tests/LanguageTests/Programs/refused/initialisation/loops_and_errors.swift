// swift-format-ignore-file
func risky() throws -> Int { 1 }
func a() -> Int {
  let n: Int
  do { n = try risky() } catch { print(error) }
  return n  // error: constant 'n' used before being initialized
}
func b() -> Int {
  var n: Int
  for i in 0..<3 { n = i }
  return n  // error: variable 'n' used before being initialized
}
func c() -> Int {
  var n: Int
  while true { n = 1; break }
  return n
}
func d() -> Int {
  let n: Int
  repeat { n = 1 } while n > 5  // error: immutable value 'n' may only be initialized once
  return n
}
func e(_ x: Int?) -> Int {
  let n: Int
  guard let x else { return n }  // error: constant 'n' used before being initialized
  n = x
  return n
}
func f() -> Int {
  let n: Int
  do { n = try risky() } catch { n = 0 }
  return n
}
print(c())
