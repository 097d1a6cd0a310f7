// status: 0
var x: [Any] = []
for _ in 0..<100_000 { x = [x] }
let y = x as Any
print(y is [[Any]], (y as? [Int]) == nil, type(of: y))
