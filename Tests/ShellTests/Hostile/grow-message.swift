// status: 3
// says: a value would be larger
fatalError(String(repeating: "x", count: 10_000_000))
