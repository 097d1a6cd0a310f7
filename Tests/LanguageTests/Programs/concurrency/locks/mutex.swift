// swift-format-ignore-file
import Synchronization

final class Counter: Sendable {
  private let state = Mutex((hits: 0, names: [String]()))

  func hit(_ name: String) -> Int {
    state.withLock { state in
      state.hits += 1
      state.names.append(name)
      return state.hits
    }
  }

  var names: [String] { state.withLock { $0.names } }
  func tryHit() -> Int? { state.withLockIfAvailable { $0.hits } }
}

struct Refused: Error {}
let counter = Counter()
print(counter.hit("a"), counter.hit("b"))  // expect: 1 2
print(counter.names, counter.tryHit() ?? -1)  // expect: ["a", "b"] 2

await withTaskGroup { group in
  for index in 0..<200 { group.addTask { _ = counter.hit("\(index)") } }
}
print(counter.names.count)  // expect: 202

let guarded = Mutex([1, 2, 3])
do {
  try guarded.withLock { values throws in
    values.append(4)
    throw Refused()
  }
} catch {
  print("threw \(error), kept", guarded.withLock { $0 })  // expect: threw Refused(), kept [1, 2, 3, 4]
}

enum Trace { @TaskLocal static var id = "none" }
Trace.$id.withValue("locked") {
  print(guarded.withLock { "\($0.count) under \(Trace.id)" })  // expect: 4 under locked
}
print(guarded.withLock { _ in guarded.withLockIfAvailable { $0.count } == nil })  // expect: true
