// status: 0
var x: [Any] = []
for _ in 0..<100_000 { x = [x] }
print(x)
