// swift-format-ignore-file
func store(_ f: @escaping () -> Void) { f() }
func count(_ n: inout Int) {
  store { n += 1 }  // error: escaping closure captures 'inout' parameter 'n'
  [1].forEach { n += $0 }
}
struct Counter {
  var n = 0
  mutating func start() {
    store { self.n += 1 }  // error: escaping closure captures mutating 'self' parameter
  }
  mutating func run() { [1, 2].forEach { n += $0 } }
}
func reader(_ n: inout Int) -> () -> Int {
  { n }  // error: escaping closure captures 'inout' parameter 'n'
}
func copied(_ n: inout Int) -> () -> Int { { [n] in n } }
var c = Counter()
c.run()
print(c.n)
