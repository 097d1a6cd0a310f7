// status: 3
// says: a value would be larger
String(repeating: "x", count: 10_000_000)
