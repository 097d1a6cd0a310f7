// status: 3
// says: nested deeper
// swift-format-ignore-file
var x: Any = 0
for _ in 0..<100_000 { let y: Any? = x; x = y as Any }
x = 0
print("freed")
