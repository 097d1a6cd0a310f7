// status: 3
// says: nested deeper
var x: [Any] = []
for _ in 0..<20_000 { x = [x] }
let y = x as Any
print(y is [[Any]], (y as? [Int]) == nil, type(of: y))
