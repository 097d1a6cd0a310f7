// swift-format-ignore-file
func a(_ b: Bool) {
  let x: Int
  defer { print(x) }  // error: constant 'x' used before being initialized
  if b { return }
  x = 1
}
func b(_ b: Bool) throws {
  let x: Int
  defer { print(x) }  // error: constant 'x' used before being initialized
  if b { throw CancellationError() }
  x = 1
}
func c(_ b: Bool) {
  let x: Int
  defer { print(x) }
  if b { x = 1 } else { x = 2 }
}
func d(_ b: Bool) {
  let x: Int
  if b { return }
  x = 1
  defer { print(x) }
  if x > 2 { return }
  print("d")
}
func e(_ b: Bool) {
  let x: Int
  defer { print(x) }
  do { if b { throw CancellationError() } } catch {}
  x = 1
}
