// status: 0
var x: Any = 0
for _ in 0..<60 { x = [x, x] as [Any] }
print(x is [[[[[[[[Int]]]]]]]])
print(type(of: x))
