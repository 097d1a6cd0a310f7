// status: 0
func make(_ count: Int) -> AsyncStream<any Sendable> {
  var x = AsyncStream<any Sendable>.makeStream()
  for _ in 0..<count {
    let inner = x.stream
    x = AsyncStream<any Sendable>.makeStream()
    x.continuation.yield(inner)
  }
  return x.stream
}
var x = make(20_000)
x = make(0)
print("freed")
