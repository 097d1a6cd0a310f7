// swift-format-ignore-file
// AsyncStream producers
enum Event: Sendable, Equatable { case tick(Int), message(String), done }
struct Producer: Sendable {
  let count: Int
  func events() -> AsyncStream<Event> {
    AsyncStream { continuation in
      let task = Task {
        for i in 1...count {
          continuation.yield(.tick(i))
          if i.isMultiple(of: 2) { continuation.yield(.message("even \(i)")) }
        }
        continuation.yield(.done)
        continuation.finish()
      }
      continuation.onTermination = { reason in
        switch reason {
        case .finished: break
        case .cancelled: task.cancel()
        @unknown default: break
        }
      }
    }
  }
}
var ticks = 0
loop: for await event in Producer(count: 5).events() {
  switch event {
  case .tick(let n) where n > 4: print("last tick", n)
  case .tick: ticks += 1
  case .message(let text): print(text)
  case .done: break loop
  }
}
print(ticks)
let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(2))
for i in 0..<5 {
  switch continuation.yield(i) {
  case .enqueued(let remaining): print("enqueued", remaining)
  case .dropped(let old): print("dropped", old)
  case .terminated: print("terminated")
  @unknown default: break
  }
}
continuation.finish()
print(await stream.reduce(into: []) { $0.append($1) })
if case .terminated = continuation.yield(9) { print("over") }
struct Boom: Error {}
let throwing = AsyncThrowingStream<Int, any Error> { c in
  c.yield(1); c.yield(2); c.finish(throwing: Boom())
}
do { for try await x in throwing.map({ $0 * 10 }) { print(x) } } catch { print("caught \(error)") }
struct Countdown: AsyncSequence {
  var from: Int
  struct AsyncIterator: AsyncIteratorProtocol {
    var n: Int
    mutating func next() async -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n }
  }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: from) }
}
for await n in Countdown(from: 6).filter({ $0 % 2 == 0 }).prefix(2) { print(n) }
print(await Countdown(from: 3).contains(2), await Countdown(from: 4).max() ?? 0)
func unfolded() async {
var iterator = AsyncStream(unfolding: { [counter = Counter()] in await counter.next() }).makeAsyncIterator()
while let x = await iterator.next() { print("unfolded", x) }
}
await unfolded()
actor Counter { var n = 0; func next() -> Int? { n += 1; return n < 3 ? n : nil } }
// expect: even 2
// expect: even 4
// expect: last tick 5
// expect: 4
// expect: enqueued 1
// expect: enqueued 0
// expect: dropped 0
// expect: dropped 1
// expect: dropped 2
// expect: [3, 4]
// expect: over
// expect: 10
// expect: 20
// expect: caught Boom()
// expect: 6
// expect: 4
// expect: true 4
// expect: unfolded 1
// expect: unfolded 2
