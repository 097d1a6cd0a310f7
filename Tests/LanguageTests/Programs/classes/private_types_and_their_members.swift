private class Counter {
  var count = 1
  static func make() -> Counter { Counter() }
}
extension Counter {
  func next() -> Int { count + 1 }
  var double: Int { count * 2 }
}
print(Counter().next(), Counter.make().double)
private protocol Hidden { func hidden() -> Int }
extension Int: Hidden { func hidden() -> Int { self } }
func use() -> Int {
  func inner(_ x: any Hidden) -> Int { x.hidden() }
  return inner(4)
}
print(use())
private struct Config { var n = 1 }
func build() -> Int {
  struct Local { var config: Config }
  class Maker {
    func make(_ c: Config) -> Config { Config(n: c.n + 1) }
  }
  return Local(config: Maker().make(Config(n: 5))).config.n
}
print(build())
// expect: 2 2
// expect: 4
// expect: 6
