// swift-format-ignore-file
let point = (x: 1, y: 2)
print(point, point.x, point.1)  // expect: (x: 1, y: 2) 1 2
var pair = (1, "a")
pair.0 += 1
pair.1 = "b"
print(pair)  // expect: (2, "b")
func minMax(_ a: [Int]) -> (min: Int, max: Int) { (a.min()!, a.max()!) }
let r = minMax([3, 1, 2])
print(r.min, r.max, r)  // expect: 1 3 (min: 1, max: 3)
let (lo, hi) = minMax([5, 4])
print(lo, hi)  // expect: 4 5
let (first, _) = pair
print(first)  // expect: 2
let nested = (1, (2, 3))
print(nested.1.0, nested)  // expect: 2 (1, (2, 3))
switch point {  // expect: y two 1
case (0, 0): print("origin")
case (let x, 2): print("y two", x)
default: print("else")
}
