// swift-format-ignore-file
func u(_ x: Int?) -> Int? { x }
func a(_ l: Int?) -> Int {
  guard let one = l else { return 0 }
  guard let one = u(one) else { return 0 }
  return one
}
func b(_ l: Int?) -> Int {
  guard let one = l else { return 0 }
  let three = u(one)
  return three ?? 0
}
func c(_ l: Int?) -> Int {
  let one = l
  print(one as Any)
  guard let one = u(one) else { return 0 }
  let f = { one }
  return f()
}
func d(_ l: Int?) -> Int {
  let one = l
  guard let one = u(one) else { return 0 }
  let two = one + 1
  return one
}
func h(_ l: Int?) -> Int {
  func one() -> Int { 1 }
  guard let one = l else { return one() }
  return one
}
func j(_ l: Int?) -> Int {
  guard let one = l, let one = u(one) else { return 0 }
  return one
}
func k(_ l: Int?) -> Int {
  var one = l
  guard var one else { return 0 }
  one += 1
  return one
}
let top: Int? = 1
guard let top else { fatalError() }
print(top)
print(a(1), b(1), c(2), d(3), h(4), j(6), k(7))
// expect: 1
// expect: Optional(2)
// expect: 1 1 2 3 4 6 8
