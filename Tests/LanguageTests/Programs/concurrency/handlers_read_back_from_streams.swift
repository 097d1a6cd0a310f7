// swift-format-ignore-file
func handler<Reason>(_: Reason.Type = Reason.self) -> @Sendable (Reason) -> Void {
  { _ in print("ended", Reason.self) }
}
let (stream, continuation) = AsyncStream<Int>.makeStream()
continuation.onTermination = handler()
let h = continuation.onTermination
print(h == nil)
h?(.cancelled)
continuation.onTermination = h
continuation.finish()
let (stream2, continuation2) = AsyncThrowingStream<Int, any Error>.makeStream()
continuation2.onTermination = { print($0) }
continuation2.onTermination = continuation2.onTermination
let old = continuation2.onTermination
continuation2.onTermination = { old?($0); print("new", $0) }
continuation2.finish()

// expect: false
// expect: ended Termination
// expect: ended Termination
// expect: finished(nil)
// expect: new finished(nil)
