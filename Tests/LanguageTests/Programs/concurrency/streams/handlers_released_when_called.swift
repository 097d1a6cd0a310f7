// swift-format-ignore-file
// What an `onTermination` handler captures is released once the handler was called.

final class Connection: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("closed", name) }
}

func finished() {
  let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
  continuation.onTermination = { [connection = Connection("a")] _ in print("end of", connection.name) }
  continuation.finish()
  print("finished", continuation.onTermination == nil)
  _ = stream
}
finished()
func failed() {
  let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
  continuation.onTermination = { [connection = Connection("b")] _ in print("end of", connection.name) }
  continuation.finish(throwing: CancellationError())
  print("failed")
  _ = stream
}
failed()
func dropped() async {
  var stream: AsyncStream<Int>? = AsyncStream { continuation in
    continuation.onTermination = { [connection = Connection("c")] _ in print("end of", connection.name) }
    continuation.yield(1)
  }
  for await number in stream! {
    print(number)
    break
  }
  stream = nil
  print("dropped")
}
await dropped()
print("end")
// expect: end of a
// expect: closed a
// expect: finished true
// expect: end of b
// expect: closed b
// expect: failed
// expect: 1
// expect: end of c
// expect: closed c
// expect: dropped
// expect: end
