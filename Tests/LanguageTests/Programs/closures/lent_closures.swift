func once(_ f: () -> Int) -> Int { f() }
func a(_ g: () -> Int) -> Int {
  let make = { g() + 1 }
  return once(make)
}
func b(_ g: @autoclosure () -> Int) -> Int {
  let make = { g() + 1 }
  return once(make) + once(make)
}
func c(_ g: () -> Int, _ flag: Bool) -> Int {
  let make: () -> Int = { [n = 3] in g() + n }
  return once(flag ? make : make)
}
print(a { 1 }, b(2), c({ 3 }, true))
// expect: 2 6 6
