// A consuming method owns `self` and may change it.
struct Query {
  var parts: [String] = []
  consuming func add(_ part: String) -> Query {
    parts.append(part)
    return self
  }
  consuming func reset() -> Query {
    self = Query()
    parts = ["new"]
    mark()
    return self
  }
  mutating func mark() { parts.append("marked") }
}
let query = Query()
print(query.add("a").add("b").parts)  // expect: ["a", "b"]
print(query.reset().parts, query.parts)  // expect: ["new", "marked"] []

struct Counter: ~Copyable {
  var count = 1
  consuming func plus(_ other: Int) -> Counter {
    count += other
    return self
  }
  consuming func end() -> Int { count }
}
print(Counter().plus(2).plus(3).end())  // expect: 6
