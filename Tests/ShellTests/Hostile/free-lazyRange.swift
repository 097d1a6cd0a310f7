// status: 0
struct C: Comparable {
  var d: [Int]
  static func < (a: C, b: C) -> Bool { a.d.count < b.d.count }
}
func build() {
  var x: Any = C(d: [])
  for _ in 0..<100_000 { x = (C(d: [1])...C(d: [1, 2]), x) }
}
build()
print("freed")
