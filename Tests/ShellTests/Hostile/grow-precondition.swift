// status: 3
precondition(false, String(repeating: "x", count: 10_000_000))
