// swift-format-ignore-file
func f(_ a: Int?, _ b: String?) -> String {
  guard let a, a > 0 else { return "bad a" }
  guard let b = b, !b.isEmpty else { return "bad b" }
  return "\(a)\(b)"
}
print(f(nil, nil), f(0, ""), f(1, ""), f(1, "x"))  // expect: bad a bad a bad b 1x
for i in 0..<4 { guard i % 2 == 0 else { continue }; print(i) }  // expect: 0 // expect: 2
guard case let (x, y) = (1, 2), x < y else { fatalError() }
print(x, y)  // expect: 1 2
enum E { case a(Int), b }
func g(_ e: E) -> Int { guard case .a(let n) = e else { return -1 }; return n }
print(g(.a(4)), g(.b))  // expect: 4 -1
if case .a(let n) = E.a(7), n > 5 { print(n) }  // expect: 7
if case 1...5 = 3 { print("in") }  // expect: in
