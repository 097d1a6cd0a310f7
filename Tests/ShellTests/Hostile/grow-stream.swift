// status: 3
let (s, c) = AsyncStream<[Int]>.makeStream()
let big = 1
while true { c.yield(Array(repeating: big, count: 1000)) }
