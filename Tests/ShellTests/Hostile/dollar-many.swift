// status: 1
// says: too large
// megabytes: 150
let f: (Int) -> Int = { $0 + $10000000 }
let g = [1].map { $4000000000 }
