// swift-format-ignore-file
func swapBoth(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a) }
func test() {
  var n = 1, m = 2
  swapBoth(&n, &m)
  swapBoth(&n, &n)  // error: inout arguments are not allowed to alias each other
  print(n, m)
}
test()
