actor Counter {
  var count = 1
  func add(_ number: Int) async {
    count += number
    print(count)
  }
  func addNow(_ number: Int) -> Int {
    count += number
    return count
  }
  func twice() async {
    let add = add
    await add(1)
    let now = addNow
    print(now(3))
  }
}
let counter = Counter()
let add = counter.add
await add(1)
await counter.twice()
// expect: 2
// expect: 3
// expect: 6
