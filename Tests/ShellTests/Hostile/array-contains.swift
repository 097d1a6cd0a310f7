// status: 3
let a = Array(repeating: String(repeating: "x", count: 1_000_000), count: 1_000_000)
print(a.contains(String(repeating: "x", count: 999_999) + "y"))
