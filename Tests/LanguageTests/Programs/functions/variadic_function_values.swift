// swift-format-ignore-file
let mutate = { (xs: inout [Int]) in xs.append(9) }
print({ $0 + $1 }(1, 2), { (s: String...) in s.count }("a", "b")) 
let f = { (a: Int, s: String...) in "\(a) \(s)" }
print(f(1), f(2, "x"), f(3, "y", "z"))
func sum(_ a: Int...) -> Int { a.reduce(0, +) }
let g: (Int...) -> Int = sum
print(g(), g(1), g(1, 2, 3))
let h: (String, Double...) -> String = { a, b in "\(a)\(b)" }
print(h("q"), h("r", 1, 2.5))
func use(_ f: (Int...) -> Int) -> Int { f(4, 5) }
print(use(sum), use { $0.count }, use { $0.reduce(1, *) })
struct S { let make: (Int...) -> [Int] }
print(S { $0 }.make(7, 8))
// expect: 3 2
// expect: 1 [] 2 ["x"] 3 ["y", "z"]
// expect: 0 1 6
// expect: q[] r[1.0, 2.5]
// expect: 9 2 20
// expect: [7, 8]
