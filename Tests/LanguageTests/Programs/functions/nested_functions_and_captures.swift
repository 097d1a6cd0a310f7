// swift-format-ignore-file
func counter(_ start: Int) -> (up: () -> Int, down: () -> Int, reset: () -> Void) {
  var n = start
  func up() -> Int { n += 1; return n }
  func down() -> Int { n -= 1; return n }
  return (up, down, { n = start })
}
let c = counter(5), d = counter(0)
print(c.up(), c.up(), c.down(), d.down()); c.reset(); print(c.up())  // expect: 6 7 6 -1 // expect: 6
func fib(_ n: Int) -> [Int] {
  var memo = [0: 0, 1: 1]
  func go(_ k: Int) -> Int { if let m = memo[k] { return m }; let v = go(k - 1) + go(k - 2); memo[k] = v; return v }
  return (0...n).map(go)
}
print(fib(12))  // expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]
func parity(_ n: Int) -> String { func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }; func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }; return even(n) ? "even" : "odd" }
print(parity(10), parity(7))  // expect: even odd
var fs: [() -> Int] = []
for i in 1...3 { var k = i; fs.append { k += i; return k } }
print(fs.map { $0() }, fs.map { $0() })  // expect: [2, 4, 6] [3, 6, 9]
var x = 1
let byValue = { [x] in x }, byRef = { x }, renamed = { [y = x * 100] in y }
x = 2
print(byValue(), byRef(), renamed())  // expect: 1 2 100
