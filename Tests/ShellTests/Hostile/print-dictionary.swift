// status: 3
var x: [String: Any] = [:]
for _ in 0..<20_000 { x = ["k": x] }
print(x)
