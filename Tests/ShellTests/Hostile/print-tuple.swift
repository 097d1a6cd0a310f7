// status: 0
var x: Any = 0
for _ in 0..<100_000 { x = (x, 1) }
print(x)
