// status: 3
let a = Array(repeating: Array(repeating: 1, count: 3_000), count: 3_000)
print(Array(a.joined()).count)
