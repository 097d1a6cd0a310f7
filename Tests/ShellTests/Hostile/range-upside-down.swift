// status: 1
// says: out of range
let range = Range(uncheckedBounds: (lower: 5, upper: 1))
print(Array(range))
