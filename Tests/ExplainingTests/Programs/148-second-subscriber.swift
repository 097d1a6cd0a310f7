//? The second subscriber misses the first value, which went to stream 1 alone; each stream has its
//? own number in every sentence.
final class Bus {
  private var listeners: [AsyncStream<Int>.Continuation] = []

  func subscribe() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    listeners.append(continuation)
    return stream
  }

  func send(_ value: Int) {
    for listener in listeners { listener.yield(value) }
  }

  func close() {
    for listener in listeners { listener.finish() }
  }
}

let bus = Bus()
let first = bus.subscribe()
bus.send(1)
let second = bus.subscribe()
bus.send(2)
bus.close()
for await value in first { print("first", value) }
for await value in second { print("second", value) }
