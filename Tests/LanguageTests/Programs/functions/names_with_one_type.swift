// swift-format-ignore-file
struct P { var x, y: Double; let name: String }
var a, b: Int
a = 1; b = 2
let c, d: String
c = "c"; d = c + "d"
var (q, r) = (7, 8), s = 9
(q, r) = (r, q)
print(a + b, c, d, q, r, s, P(x: 1, y: 2, name: "p"))  // expect: 3 c cd 8 7 9 P(x: 1.0, y: 2.0, name: "p")
func f(_ s: Int) -> Int { let low, high: Int; if s > 3 { low = 1; high = 2 } else { low = 3; high = 4 }; return low * 10 + high }
print(f(9), f(1))  // expect: 12 34
var e = 1, g = "g", h: [Int] = []
e += 1; g += "!"; h.append(e)
print(e, g, h)  // expect: 2 g! [2]
