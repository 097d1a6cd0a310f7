// status: 3
var a: [String] = []
while true { a.append(String(repeating: "x", count: 1_000_000)) }
