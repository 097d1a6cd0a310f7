// status: 3
// says: printed more
struct C: Comparable {
  var d: [Int]
  static func < (a: C, b: C) -> Bool { a.d.count < b.d.count }
}
var x: Any = C(d: [])
for _ in 0..<100_000 { x = (C(d: [1])...C(d: [1, 2]), x) }
print(x)
