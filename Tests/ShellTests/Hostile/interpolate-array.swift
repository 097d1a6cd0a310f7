// status: 3
var x: [Any] = []
for _ in 0..<20_000 { x = [x] }
let text = "\(x)"
print(text.count)
