// status: 1
// says: nothing can go on
let (a, ca) = AsyncStream<Int>.makeStream()
let (b, cb) = AsyncStream<Int>.makeStream()
let t = Task { for await n in a { cb.yield(n) } }
for await n in b { ca.yield(n) }
await t.value
