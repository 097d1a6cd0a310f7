// status: 3
// says: nested deeper
var d: [Any] = [0]
for _ in 0..<100_000 { d[0] = d.first as Any }
print("freed")
