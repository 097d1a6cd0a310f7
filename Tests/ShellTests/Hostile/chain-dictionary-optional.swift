// status: 3
// says: nested deeper
var d: [Int: Any] = [0: 0]
for _ in 0..<100_000 { d[0] = d[0] as Any }
print("freed")
