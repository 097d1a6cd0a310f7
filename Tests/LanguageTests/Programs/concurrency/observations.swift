import Observation

@MainActor @Observable final class Counter {
  var count = 0
  var name = "a"
}
func wait() async { try? await Task.sleep(for: .milliseconds(20)) }
struct Bad: Error {}

// Changes before the next value are one change.
let counter = Counter()
let counts = Observations { counter.count }
let reader = Task {
  var seen: [Int] = []
  for await count in counts {
    seen.append(count)
    if count == 5 { break }
  }
  return seen
}
await wait()
counter.count = 1
counter.count = 2
await wait()
counter.name = "b"
counter.count = 3
await wait()
counter.count = 3
await wait()
counter.count = 5
print(await reader.value)  // expect: [0, 2, 3, 5]

@MainActor func step() async {
  var iterator = Observations { counter.count + 1 }.makeAsyncIterator()
  print(await iterator.next() as Any)  // expect: Optional(6)
  counter.count = 6
  counter.count = 7
  print(await iterator.next() as Any)  // expect: Optional(8)
}
await step()

// The end.
let bounded = Observations.untilFinished { () -> Observations<Int, Never>.Iteration in
  counter.count > 8 ? .finish : .next(counter.count)
}
let last = Task {
  for await count in bounded { print("until", count) }
  print("finished")
}
await wait()
counter.count = 8
await wait()
counter.count = 9
await last.value
// expect: until 7
// expect: until 8
// expect: finished

let cancelled = Task {
  for await count in Observations({ counter.count }) { print("read", count) }
  print("cancelled", Task.isCancelled)
}
await wait()
cancelled.cancel()
await cancelled.value
// expect: read 9
// expect: cancelled true

let throwing = Observations { () throws(Bad) -> Int in
  if counter.count > 9 { throw Bad() }
  return counter.count
}
let failed = Task {
  do {
    for try await count in throwing { print("throwing", count) }
  } catch {
    print("caught", error)
  }
}
await wait()
counter.count = 10
await failed.value
// expect: throwing 9
// expect: caught Bad()
