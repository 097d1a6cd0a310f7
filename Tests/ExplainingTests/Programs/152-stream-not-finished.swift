//? The buffer drops 10, nobody finishes the stream, and only the cancellation of T1 ends its loop.
let (percents, continuation) = AsyncStream.makeStream(
  of: Int.self, bufferingPolicy: .bufferingNewest(1))
continuation.onTermination = { _ in print("terminated") }
continuation.yield(10)
continuation.yield(40)
let bar = Task {
  for await percent in percents { print("\(percent) %") }
}
try? await Task.sleep(for: .milliseconds(40))
bar.cancel()
await bar.value
