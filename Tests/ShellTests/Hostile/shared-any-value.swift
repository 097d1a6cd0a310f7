// status: 0
var x: Any = 0
for _ in 0..<60 { x = [x, x] as [Any] }
x
