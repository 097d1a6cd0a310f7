// status: 3
let a = Array(repeating: Array(repeating: 1, count: 2_000), count: 2_000)
var n = 0
for _ in 0..<100 { n += "\(a)".count }
print(n)
