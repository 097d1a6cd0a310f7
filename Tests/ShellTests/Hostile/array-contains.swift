// status: 3
let a = Array(repeating: String(repeating: "x", count: 100_000), count: 100_000)
print(a.contains(String(repeating: "x", count: 99_999) + "y"))
