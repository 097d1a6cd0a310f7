// A change of an `inout` parameter before an error that the function catches isn't lost.
enum Failure: Error { case failed }
struct Counter {
  var count = 0
  mutating func add() { count += 1 }
  mutating func fail() throws {
    add()
    throw Failure.failed
  }
}
class Owner { var counter = Counter() }
func change(_ counter: inout Counter) {
  counter.add()
  try? counter.fail()
  do { try counter.fail() } catch { counter.add() }
}
func run() {
  let owner = Owner()
  change(&owner.counter)
  print(owner.counter.count)
  var counter = Counter()
  change(&counter)
  print(counter.count)
}
run()
// expect: 4
// expect: 4
