// status: 3
// says: a value would be larger
let s = String(repeating: "9", count: 8_000_000)
print(Double(s) as Any, Int(s) as Any)
