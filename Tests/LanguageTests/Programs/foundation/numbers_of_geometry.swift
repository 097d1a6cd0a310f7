// swift-format-ignore-file
import Foundation
print(CGPoint(x: 1, y: 2.5), CGSize(width: 3, height: 4), CGRect(x: 0, y: 1, width: 10, height: 20))
debugPrint(CGPoint(x: 1, y: 2.5), CGFloat(3))
dump(CGPoint(x: 1, y: 2.5))
dump(CGFloat(2))
print(type(of: CGFloat(1)), CGFloat(1) as Any)
print(Mirror(reflecting: CGFloat(1)).children.count)
let o: CGFloat? = 1.5
print(o as Any)
let d: Double = 2.5
let c: CGFloat = d
let e: Double = c
let od: Double? = c
let oc: CGFloat? = d
print(c, e, od as Any, oc as Any)
let m = c * d
print(type(of: m))
let n: CGFloat = c * d
print(type(of: n))
func f(_ x: Double) -> Double { x }
func g(_ x: CGFloat) -> CGFloat { x }
print(f(c), g(d), type(of: f(c)), f(c + d), g(c + d), f(c * 2), g(d * 2))
print(sqrt(c), pow(c, 2), sin(c), floor(c), abs(-c), max(c, 1), min(c, d))
print(Int(c), Double(c), Float(c), String(describing: c), "\(c)")
let xs: [CGFloat] = [1, 2.5, 3]
print(xs.reduce(0, +), xs.map { $0 * 2 }, xs.max()!)
print(c == d, c < d, c > 1)
var v: CGFloat = 1
v += 2
v += d
v -= 0.5
print(v, -v, v.rounded(), v.squareRoot(), v.isNaN, CGFloat.pi, CGFloat.infinity, CGFloat.zero)
print(c.native, CGFloat(4), CGFloat(Float(1.5)), CGFloat.greatestFiniteMagnitude)
let t = c > 1 ? c : d
print(type(of: t))
print([c, d].count)
let s = stride(from: CGFloat(0), to: 1, by: 0.25).map { $0 }
print(s)
print((CGFloat(1)...3).contains(2.5), CGFloat(1).distance(to: 3), CGFloat.random(in: 1...1))
print(String(format: "%.2f", c), String(format: "%.1f", Double(c)))
print([c: "a"][2.5] ?? "none")
// expect: CGPoint(x: 1.0, y: 2.5) CGSize(width: 3.0, height: 4.0) CGRect(origin: Foundation.CGPoint(x: 0.0, y: 1.0), size: Foundation.CGSize(width: 10.0, height: 20.0))
// expect: Foundation.CGPoint(x: 1.0, y: 2.5) 3.0
// expect: ▿ Foundation.CGPoint
// expect:   - x: 1.0
// expect:   - y: 2.5
// expect: - 2.0
// expect: CGFloat 1.0
// expect: 0
// expect: Optional(1.5)
// expect: 2.5 2.5 Optional(2.5) Optional(2.5)
// expect: Double
// expect: CGFloat
// expect: 2.5 2.5 Double 5.0 5.0 5.0 5.0
// expect: 1.5811388300841898 6.25 0.5984721441039565 2.0 2.5 2.5 2.5
// expect: 2 2.5 2.5 2.5 2.5
// expect: 6.5 [2.0, 5.0, 6.0] 3.0
// expect: true false true
// expect: 5.0 -5.0 5.0 2.23606797749979 false 3.141592653589793 inf 0.0
// expect: 2.5 4.0 1.5 1.7976931348623157e+308
// expect: Double
// expect: 2
// expect: [0.0, 0.25, 0.5, 0.75]
// expect: true 2.0 1.0
// expect: 2.50 2.5
// expect: a
