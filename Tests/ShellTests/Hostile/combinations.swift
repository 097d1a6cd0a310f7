// status: 3
var a = [[1]]
for _ in 0..<40 { a = a + a.map { $0 + [1] } }
print(a.count)
