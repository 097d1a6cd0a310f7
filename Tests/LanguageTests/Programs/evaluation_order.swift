// swift-format-ignore-file
func i(_ n: Int) -> Int { print("i", n); return n }
func v(_ n: Int) -> Int { print("v", n); return n }
var a = [0, 0, 0]
(a[i(0)], a[i(1)]) = (v(5), v(6))  // expect: i 0 // expect: i 1 // expect: v 5 // expect: v 6
print(a)  // expect: [5, 6, 0]
a[i(2)] = v(7)  // expect: i 2 // expect: v 7
print(a)  // expect: [5, 6, 7]
a[i(0)] += v(1)  // expect: i 0 // expect: v 1
print(a)  // expect: [6, 6, 7]
func f(_ a: Int, _ b: Int) {}
f(i(1), v(2))  // expect: i 1 // expect: v 2
let d = [i(1): v(1), i(2): v(2)]  // expect: i 1 // expect: v 1 // expect: i 2 // expect: v 2
print(d.count)  // expect: 2
