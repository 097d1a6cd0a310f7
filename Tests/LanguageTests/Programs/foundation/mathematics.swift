// swift-format-ignore-file
import Foundation

let angle = 1.0
print(sin(angle), cos(angle), tan(angle))  // expect: 0.8414709848078965 0.5403023058681398 1.5574077246549023
print(asin(0.5), acos(0.5), atan(0.5), atan2(-1.0, 2.0))  // expect: 0.5235987755982989 1.0471975511965979 0.4636476090008061 -0.4636476090008061
print(exp(1.0), log(10.0), log2(8.0), log10(1000.0))  // expect: 2.718281828459045 2.302585092994046 3.0 3.0
print(pow(2.0, 0.3), hypot(3.0, 4.0), cbrt(8.0))  // expect: 1.2311444133449163 5.0 2.0
print(floor(-1.5), ceil(1.2), round(2.5), trunc(-1.7), fabs(-2.0))  // expect: -2.0 2.0 3.0 -1.0 2.0
print(fmod(7.5, 2.0), remainder(5.0, 3.0), fmin(1.0, 2.0), copysign(1.0, -2.0))  // expect: 1.5 -1.0 1.0 -1.0
// Both types have them.
let small: Float = 2
print(sqrt(small), sin(small), pow(small, 3), type(of: sqrt(small)))  // expect: 1.4142135 0.9092974 8.0 Float
print([1.0, 4.0, 9.0].map(sqrt), [0.0].map(cos))  // expect: [1.0, 2.0, 3.0] [1.0]
// A literal is what the function takes.
print(sqrt(2), floor(2))  // expect: 1.4142135623730951 2.0
let cube: Double = pow(2, 3)
print(cube)  // expect: 8.0
