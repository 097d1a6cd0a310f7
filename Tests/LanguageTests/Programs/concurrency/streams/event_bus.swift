// swift-format-ignore-file
// One producer, several listeners, each with a stream of its own.
actor Bus {
  private var listeners: [Int: AsyncStream<String>.Continuation] = [:]
  private var next = 0

  func listen() -> AsyncStream<String> {
    let id = next
    next += 1
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    listeners[id] = continuation
    return stream
  }

  func send(_ text: String) {
    for id in listeners.keys.sorted() { listeners[id]?.yield(text) }
  }

  func close() {
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }

  var count: Int { listeners.count }
}

let bus = Bus()
let first = await bus.listen()
let second = await bus.listen()
print(await bus.count, "listeners")  // expect: 2 listeners

async let heard: [String] = {
  var lines: [String] = []
  for await line in first { lines.append(line) }
  return lines
}()
let loud = Task {
  var lines: [String] = []
  for await line in second { lines.append(line.uppercased()) }
  return lines
}

await bus.send("hello")
await bus.send("bye")
await bus.close()
print(await heard)  // expect: ["hello", "bye"]
print(await loud.value)  // expect: ["HELLO", "BYE"]
print(await bus.count, "listeners")  // expect: 0 listeners
