// status: 0
struct A: Hashable { var b: [B] }
enum B: Hashable {
  case b(A)
  case c
}
func deep() -> A {
  var x = A(b: [])
  for _ in 0..<20_000 { x = A(b: [.b(x), .c]) }
  return x
}
var table: [A: Int] = [:]
table[deep()] = 1
print(table[deep()] ?? 0)
