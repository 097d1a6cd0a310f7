//? Two positions were dropped because the buffer keeps the newest one only.
// A slow reader of positions sees only the newest.
let (positions, continuation) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
continuation.yield(10)
continuation.yield(20)
continuation.yield(30)
continuation.finish()
continuation.yield(40)
for await position in positions { print(position) }
