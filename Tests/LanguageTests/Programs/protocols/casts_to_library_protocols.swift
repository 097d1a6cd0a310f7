// swift-format-ignore-file
let xs: [Any] = [1.5, true, "a", Character("c"), 1 ... 2, UInt8(3), [1], ["a": 1]]
for x in xs { print(x is any Comparable, x is any Hashable, x is any Equatable, x is any Sequence, x is any CustomStringConvertible, x is any BinaryInteger, x is AnyHashable) }
// expect: true true true false true false true
// expect: false true true false true false true
// expect: true true true true true false true
// expect: true true true false true false true
// expect: false true true true true false true
// expect: true true true false true true true
// expect: false true true true true false true
// expect: false true true true true false true
