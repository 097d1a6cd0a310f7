// A closure that uses the state of its actor can't go to a function that runs elsewhere.
func apply(_ f: (Int) -> Int) async -> Int { f(3) }
final class Counter { var n = 0 }
actor User {
  var total = 0
  let counter = Counter()
  func property() async -> Int {
    await apply { $0 + total }  // error: sending value of non-Sendable type '(Int) -> Int'
  }
  func object() async -> Int {
    await apply { $0 + self.counter.n }  // error: sending value of non-Sendable type
  }
  func given(_ f: (Int) -> Int) async -> Int {
    await apply(f)  // error: sending 'f' risks causing data races
  }
  func parameter(_ given: Counter) async -> Int {
    await apply { $0 + given.n }  // error: sending value of non-Sendable type
  }
  func alias() async -> Int {
    let same = counter
    return await apply { $0 + same.n }  // error: sending value of non-Sendable type
  }
  func captured() async -> Int {
    await apply { [counter] in $0 + counter.n }  // error: sending value of non-Sendable type
  }
  func local() async -> Int {
    func add(_ x: Int) -> Int { x + total }
    return await apply(add)  // error: sending value of non-Sendable type
  }
  func nested() async -> Int {
    await apply { [$0].map { $0 + total }[0] }  // error: sending value of non-Sendable type
  }
  func variable() async -> Int {
    let add = { (x: Int) in x + self.total }
    return await apply(add)  // error: sending 'add' risks causing data races
  }
  func itself() async -> Int {
    await apply { x in  // error: sending value of non-Sendable type
      print(self)
      return x
    }
  }
}
