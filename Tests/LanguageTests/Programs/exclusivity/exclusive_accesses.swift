// swift-format-ignore-file
// Accesses that look as if they overlapped and don't; each is allowed.
struct Failure: Error {}

struct Stack {
  var values: [Int] = []
  var top: Int {
    get { values.last ?? 0 }
    set { values.append(newValue) }
  }
  mutating func push(_ value: Int) { values.append(value) }
  mutating func change(_ work: () throws -> Void) rethrows {
    values.append(1)
    try work()
    values.append(2)
  }
  static func += (stack: inout Stack, value: Int) { stack.push(value) }
}

final class Box {
  var stack = Stack()
  var pair = (1, 2)
  var numbers = [1, 2, 3]
  var next: Box?
  var named = ["a": Stack()]
  var observed = 0 { didSet { log.append("observed \(oldValue) \(numbers.count)") } }
  var log: [String] = []
  init(next: Box? = nil) { self.next = next }

  func swapFields(_ other: Box) {
    swap(&numbers, &other.numbers)
    swap(&pair.0, &other.pair.0)
  }
}

var items = [3, 1, 2]
var count = 0

// A place is read before the change begins, and free again once it is over.
items.append(items.count)
items[items.count - 1] += items[0]
print(items.map { (item: Int) -> Int in items.append(item); return item }, items)  // expect: [3, 1, 2, 6] [3, 1, 2, 6, 3, 1, 2, 6]
for item in items where item > 2 { items.append(item) }
print(items.count)  // expect: 12
items = items.filter { _ in count += 1; return items.count > 3 }
print(items.count, count)  // expect: 12 12
items.removeAll { _ in count += 1; return count.isMultiple(of: 2) }
print(items.count, count)  // expect: 6 24

// Other properties of the object, and the same one of another object.
let box = Box(next: Box())
box.stack.change { box.numbers.append(4); box.next?.stack.push(7) }
box.next?.stack.change { box.stack.change { box.pair.0 = 5 } }
print(box.stack.values, box.next!.stack.values, box.numbers, box.pair)  // expect: [1, 2, 1, 2] [7, 1, 2] [1, 2, 3, 4] (5, 2)
box.swapFields(box.next!)
print(box.numbers, box.next!.numbers, box.pair, box.next!.pair)  // expect: [1, 2, 3] [1, 2, 3, 4] (1, 2) (5, 2)
box.stack += box.stack.top
box.stack.top = box.stack.values.count
print(box.stack.values)  // expect: [1, 2, 1, 2, 2, 5]
box.named["a"]?.change { box.numbers = [] }
box.named["b", default: box.stack].push(box.named.count)
print(box.named["a"]!.values, box.named["b"]!.values.count, box.numbers)  // expect: [1, 2] 7 []
box.observed += box.stack.values.count
print(box.log)  // expect: ["observed 0 0"]

// An error ends a change as a return does.
@MainActor func attempt(_ work: () throws -> Void) {
  do { try work() } catch { print("failed", box.stack.values.count) }  // expect: failed 7  // expect: failed 8  // expect: failed 10
}
attempt { try box.stack.change { throw Failure() } }
attempt { try box.stack.change { try box.next!.stack.change { throw Failure() } } }
attempt {
  try box.next!.stack.change {
    do { try box.stack.change { throw Failure() } } catch { box.stack.push(9) }
    throw Failure()
  }
}
box.stack.push(box.next!.stack.values.count)
print(box.stack.values, box.next!.stack.values)  // expect: [1, 2, 1, 2, 2, 5, 1, 1, 1, 9, 5] [7, 1, 2, 1, 1]

// Parts of a local variable, and what a closure does with others.
func locals() -> () -> Int {
  var pair = (first: [1], second: [2])
  var total = 0
  let sum = { pair.first.count + pair.second.count + total }
  func add(_ number: Int) { total += number }
  func change(_ numbers: inout [Int], _ work: () -> Void) { work(); numbers.append(sum()) }
  func double(_ number: inout Int) { number *= 2 }
  add(3)
  double(&total)
  print(total, sum())  // expect: 6 8
  var other = [0]
  change(&other) { pair.first.append(5); add(1) }
  print(other, pair, total)  // expect: [0, 10] (first: [1, 5], second: [2]) 7
  return sum
}
print(locals()())  // expect: 10

func parts() {
  var pair = (first: [1], second: [2])
  func change(_ numbers: inout [Int], _ work: () -> Void) { work(); numbers.append(0) }
  let show = { print(pair) }  // expect: (first: [2, 0], second: [1, 3])
  swap(&pair.first, &pair.second)
  change(&pair.first) { pair.second.append(3) }
  show()
}
parts()

// What waits meanwhile.
struct Meter {
  var readings: [Int] = []
  mutating func read(_ next: () async -> Int) async { readings.append(await next()) }
}
final class Station {
  var meter = Meter()
  var reads = 0
  func next() async -> Int {
    await Task.yield()
    reads += 1
    return reads
  }
}
func measure() async {
  let station = Station()
  await station.meter.read { await station.next() }
  await station.meter.read { await station.next() }
  print(station.meter.readings, station.reads)  // expect: [1, 2] 2
}
await measure()
