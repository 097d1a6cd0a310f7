// status: 3
// says: a value would be larger
var s = "a"
for _ in 0..<60 { s = s + s }
print(s.count)
