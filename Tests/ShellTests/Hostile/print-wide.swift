// status: 0 3
var x: [Any] = []
for _ in 0..<20_000 { x = Array(repeating: 0 as Any, count: 70) + [x] }
print(x)
