// swift-format-ignore-file
let a = 1
var b = 2
b += a
print(a, b)  // expect: 1 3
let (x, y) = (3, "four")
print(x, y)  // expect: 3 four
let z: Double = 3
print(z)  // expect: 3.0
var late: Int
late = 9
print(late)  // expect: 9
let fixed: String
if a == 1 { fixed = "one" } else { fixed = "other" }
print(fixed)  // expect: one
var (p, q) = (1, 2)
(p, q) = (q, p)
print(p, q)  // expect: 2 1
let _ = print("ignored")  // expect: ignored
_ = b
var i = 1, j = 2.5, k: String? = nil
i += 1; j += 1
print(i, j, k as Any)  // expect: 2 3.5 nil
k = "k"
print(k!)  // expect: k
