//? The reader's cancellation ended the stream: onTermination ran there, and what was yielded later is lost.
let (ticks, continuation) = AsyncStream<Int>.makeStream()
continuation.onTermination = { _ in print("stop the timer") }
let reader = Task {
  for await tick in ticks { print("tick", tick) }
  print("reader is done")
}
continuation.yield(1)
try await Task.sleep(for: .milliseconds(20))
reader.cancel()
await reader.value
continuation.yield(2)
