// status: 3
let a = Array(repeating: Array(repeating: 1, count: 2_000), count: 2_000)
let b = Array(repeating: Array(repeating: 1, count: 2_000), count: 2_000)
var n = 0
for _ in 0..<10_000 { if a == b { n += 1 } }
print(n)
