// swift-format-ignore-file
func swapBoth(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a) }
func update(_ n: inout Int, with f: () -> Int) { n = f() }
struct Pair { var x = 1, y = 2; mutating func set(_ f: (Pair) -> Int) { x = f(self) } }
func test() {
  var n = 1
  var list = [1, 2]
  var p = Pair()
  swapBoth(&list[0], &list[1])  // error: overlapping accesses to 'list', but modification requires exclusive access
  swapBoth(&p.x, &p.y)
  swapBoth(&p.x, &p.x)  // error: overlapping accesses to 'p.x', but modification requires exclusive access
  update(&n) { n + 1 }  // error: overlapping accesses to 'n', but modification requires exclusive access
  list.swapAt(0, 1)
  p.set { $0.y }
  p.set { _ in p.y }  // error: overlapping accesses to 'p', but modification requires exclusive access
  print(n, list, p)
}
test()
