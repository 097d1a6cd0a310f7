// status: 3
// says: a value would be larger
struct E: Error { var s: String }
throw E(s: String(repeating: "x", count: 10_000_000))
