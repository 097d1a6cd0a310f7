// status: 3
struct K: Hashable {
  var n: Int
  func hash(into h: inout Hasher) {}
}
var d: [K: Int] = [:]
for n in 0..<100_000 { d[K(n: n)] = n }
print(d.count)
