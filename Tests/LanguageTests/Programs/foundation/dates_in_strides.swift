// swift-format-ignore-file
import Foundation

let d = Date(timeIntervalSinceReferenceDate: 0)
for x in stride(from: d, to: d + 3 * 86400, by: 86400) { print(x) }  // expect: 2001-01-01 00:00:00 +0000
// expect: 2001-01-02 00:00:00 +0000
// expect: 2001-01-03 00:00:00 +0000
print(stride(from: d, through: d + 120, by: 60).map { $0.timeIntervalSince(d) })  // expect: [0.0, 60.0, 120.0]
print((d...d.addingTimeInterval(10)).contains(d + 5), d.distance(to: d + 4), d.advanced(by: 60))  // expect: true 4.0 2001-01-01 00:01:00 +0000
let s: Date.Stride = 3.5
print(s)  // expect: 3.5
print(M_PI, sin(M_PI / 2), M_E, M_PI_2, M_SQRT2)  // expect: 3.141592653589793 1.0 2.718281828459045 1.5707963267948966 1.4142135623730951
func gen<T: Strideable>(_ a: T, _ b: T) -> T.Stride { a.distance(to: b) }
print(gen(d, d + 2))  // expect: 2.0
