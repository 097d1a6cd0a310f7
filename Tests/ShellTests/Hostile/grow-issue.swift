// status: 3
// says: a value would be larger
import Dependencies

reportIssue(String(repeating: "x", count: 10_000_000))
