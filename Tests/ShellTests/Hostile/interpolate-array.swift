// status: 0
var x: [Any] = []
for _ in 0..<100_000 { x = [x] }
let text = "\(x)"
print(text.count)
