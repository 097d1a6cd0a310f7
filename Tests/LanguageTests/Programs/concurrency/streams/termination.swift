// swift-format-ignore-file
enum Trace { @TaskLocal static var id = "none" }

struct Failed: Error {}

// Finished by the producer: the handler runs in `finish`.
let finished = AsyncStream<Int> { continuation in
  continuation.onTermination = { print("ended:", $0, "under", Trace.id) }
  continuation.yield(1)
  Trace.$id.withValue("finisher") { continuation.finish() }  // expect: ended: finished under finisher
}
for await value in finished { print(value) }  // expect: 1

// Cancelled with the task that iterates.
let (values, continuation) = AsyncStream.makeStream(of: Int.self)
continuation.onTermination = { reason in
  if case .cancelled = reason { print("cancelled") }
}
let (ready, isReady) = AsyncStream.makeStream(of: Void.self)
let consumer = Task {
  for await value in values {
    print("got", value)  // expect: got 5
    isReady.yield()
  }
  return Task.isCancelled
}
continuation.yield(5)
for await _ in ready { break }
consumer.cancel()  // expect: cancelled
print("consumer was cancelled:", await consumer.value)  // expect: consumer was cancelled: true
if case .terminated = continuation.yield(6) { print("too late") }  // expect: too late

// Nobody iterates any more: the stream goes, and is cancelled with that.
func firstOfMany() async -> Int? {
  let many = AsyncStream<Int> { continuation in
    continuation.onTermination = { print("let go:", $0) }
    for value in 10...20 { continuation.yield(value) }
  }
  for await value in many { return value }
  return nil
}
print(await firstOfMany() ?? 0)  // expect: let go: cancelled // expect: 10

// With an error.
let failing = AsyncThrowingStream<Int, any Error> { continuation in
  continuation.onTermination = { reason in
    switch reason {
    case .finished(let error): print("finished with", error.map { "\($0)" } ?? "nothing")
    case .cancelled: print("cancelled")
    @unknown default: break
    }
  }
  continuation.yield(1)
  continuation.finish(throwing: Failed())  // expect: finished with Failed()
}
do {
  for try await value in failing { print(value) }  // expect: 1
} catch {
  print("threw", error)  // expect: threw Failed()
}
