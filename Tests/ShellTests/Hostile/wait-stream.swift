// status: 1
// says: nothing can go on
let (stream, continuation) = AsyncStream<Int>.makeStream()
continuation.yield(1)
for await n in stream { print(n) }
print("never")
continuation.finish()
