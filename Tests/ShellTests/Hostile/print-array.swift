// status: 3
// says: nested deeper
var x: [Any] = []
for _ in 0..<20_000 { x = [x] }
print(x)
