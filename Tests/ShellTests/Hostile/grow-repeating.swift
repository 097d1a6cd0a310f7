// status: 3
let a = Array(repeating: Array(repeating: 0, count: 4_000), count: 4_000).flatMap { $0 + [1] }
print(a.count)
