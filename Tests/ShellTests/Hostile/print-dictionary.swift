// status: 0
var x: [String: Any] = [:]
for _ in 0..<100_000 { x = ["k": x] }
print(x)
