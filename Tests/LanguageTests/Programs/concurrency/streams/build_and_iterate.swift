// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }

// The builder runs at once, in the caller: it reads the caller's values.
let early = Trace.$id.withValue("builder") {
  AsyncStream<String> { continuation in
    continuation.yield("built under \(Trace.id)")
    Task {
      continuation.yield("a task under \(Trace.id)")
      continuation.finish()
    }
  }
}
await Trace.$id.withValue("consumer") {
  for await line in early {
    print(line, "- read under", Trace.id)  // expect: built under builder - read under consumer // expect: a task under builder - read under consumer
  }
}

// What is pulled runs where it is pulled.
actor Counter {
  var value = 0
  func next() -> Int? {
    value += 1
    return value <= 2 ? value : nil
  }
}
let counter = Counter()
let pulled = AsyncStream<String> {
  guard let value = await counter.next() else { return nil }
  return "\(value) under \(Trace.id)"
}
func pull(_ stream: AsyncStream<String>) async -> String {
  var iterator = stream.makeAsyncIterator()
  return await iterator.next() ?? "end"
}
print(await pull(pulled))  // expect: 1 under none
await Trace.$id.withValue("late") {
  for await line in pulled { print(line) }  // expect: 2 under late
}
print(await pull(pulled))  // expect: end
