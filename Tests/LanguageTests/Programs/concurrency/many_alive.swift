// Ten thousand tasks that wait in a scope of their own, a thousand actors and a thousand streams, all
// at once.
enum Trace { @TaskLocal static var id = 0 }
actor Hub {
  private(set) var count = 0
  private var gate: [CheckedContinuation<Void, Never>] = []
  func arrive() async {
    count += 1
    await withCheckedContinuation { gate.append($0) }
  }
  func open() {
    for one in gate { one.resume() }
    gate = []
  }
}
actor Counter {
  private(set) var count = 0
  func add(_ amount: Int) { count += amount }
}
let hub = Hub()
let counters = (0..<1_000).map { _ in Counter() }
let pairs = (0..<1_000).map { _ in AsyncStream.makeStream(of: Int.self) }
let sum = await withTaskGroup(of: Int.self) { group in
  for number in 0..<10_000 {
    group.addTask {
      await Trace.$id.withValue(number) {
        pairs[number % 1_000].continuation.yield(number)
        await counters[number % 1_000].add(Trace.id)
        await hub.arrive()
        return Trace.id
      }
    }
  }
  while await hub.count < 10_000 { try? await Task.sleep(for: .milliseconds(5)) }
  print("all wait")  // expect: all wait
  await hub.open()
  var sum = 0
  for await number in group { sum += number }
  return sum
}
print(sum)  // expect: 49995000
var counted = 0
for counter in counters { counted += await counter.count }
print(counted)  // expect: 49995000
var received = 0
for pair in pairs {
  pair.continuation.finish()
  for await value in pair.stream { received += value }
}
print(received)  // expect: 49995000
