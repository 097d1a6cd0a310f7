// swift-format-ignore-file
var d = ["a": 1]
func f() -> Int { print("f"); return 10 }
d["a", default: f()] = 5
print(d)
d["b", default: f()] = 6
print(d["b"]!)
d["c", default: f()] += 1
print(d["c"]!)
d["a", default: f()] += 1
print(d["a"]!)
func modify(_ x: inout Int) { print("in") ; x += 1 }
modify(&d["z", default: f()])
modify(&d["a", default: f()])
print(d["z"]!, d["a"]!)
struct S { var counts: [String: [Int]] = [:] }
var s = S()
func e() -> [Int] { print("e"); return [] }
s.counts["q", default: e()].append(1)
s.counts["q", default: e()].append(2)
s.counts["r", default: e()] = [9]
print(s.counts["q"]!, s.counts["r"]!)
// expect: ["a": 5]
// expect: f
// expect: 6
// expect: f
// expect: 11
// expect: 6
// expect: f
// expect: in
// expect: in
// expect: 11 7
// expect: e
// expect: e
// expect: [1, 2] [9]
