// swift-format-ignore-file
import Dependencies
import Foundation
import Synchronization
// One producer, any number of consumers: each has a stream of its own.
final class Broadcaster<Element: Sendable>: Sendable {
  private let continuations = Mutex<[UUID: AsyncStream<Element>.Continuation]>([:])
  func stream() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let id = UUID()
    continuations.withLock { $0[id] = continuation }
    continuation.onTermination = { [weak self] _ in self?.continuations.withLock { $0[id] = nil } }
    return stream
  }
  func send(_ element: Element) {
    for continuation in continuations.withLock({ Array($0.values) }) { continuation.yield(element) }
  }
  func finish() {
    for continuation in continuations.withLock({ Array($0.values) }) { continuation.finish() }
  }
  var count: Int { continuations.withLock { $0.count } }
}
let broadcaster = Broadcaster<Int>()
let one = broadcaster.stream(), two = broadcaster.stream()
async let sum = one.reduce(0, +)
let firstTwo = Task {
  var all: [Int] = []
  for await number in two.prefix(2) { all.append(number) }
  return all
}
for number in 1...4 { broadcaster.send(number) }
broadcaster.finish()
print(await sum, await firstTwo.value, broadcaster.count)
let third = Task {
  for await number in broadcaster.stream() { print("third", number) }
  print("left", Task.isCancelled)
}
while broadcaster.count < 1 { await Task.yield() }
third.cancel()
await third.value
print(broadcaster.count)
let clock = TestClock()
let ticks = Task {
  var all: [Duration] = []
  let start = clock.now
  for await _ in clock.timer(interval: .seconds(1)).prefix(3) { all.append(start.duration(to: clock.now)) }
  return all
}
await clock.advance(by: .seconds(5))
print(await ticks.value)
// expect: 10 [1, 2] 0
// expect: left true
// expect: 0
// expect: [1.0 seconds, 2.0 seconds, 3.0 seconds]
