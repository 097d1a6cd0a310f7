// status: 3
// says: a value would be larger
let s = String(repeating: "x", count: Int.max)
print(s.count)
