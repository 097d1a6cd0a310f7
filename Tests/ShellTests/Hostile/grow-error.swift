// status: 3
// says: a value would be larger
struct E: Error, CustomStringConvertible {
  var description: String { String(repeating: "x", count: 10_000_000) }
}
throw E()
