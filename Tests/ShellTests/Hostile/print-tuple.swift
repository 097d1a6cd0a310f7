// status: 3
// says: nested deeper
var x: Any = 0
for _ in 0..<20_000 { x = (x, 1) }
print(x)
