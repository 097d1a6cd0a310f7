// status: 3
var a: [Int] = []
for n in 0..<3_000_000 { a.insert(n, at: 0) }
print(a.count)
