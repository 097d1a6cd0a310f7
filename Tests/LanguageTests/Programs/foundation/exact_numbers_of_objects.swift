import Foundation

// Conversions of `NSNumber` are exact, and don't go through `Double`.
let big = NSNumber(value: 9_007_199_254_740_993)
print(Int(exactly: big) ?? 0)  // expect: 9007199254740993
print(Double(exactly: big) ?? -1)  // expect: -1.0
print(Int8(exactly: NSNumber(value: 300)) ?? -1)  // expect: -1
print(Double(exactly: NSNumber(value: 2.5)) ?? 0)  // expect: 2.5
print(UInt64(exactly: NSNumber(value: UInt64.max)) ?? 0)  // expect: 18446744073709551615
print(Int(exactly: NSNumber(value: 2.5)) ?? -1)  // expect: -1

// The layout of a duration, alone and with nil.
func show<T>(_ type: T.Type) -> [Int] {
  [MemoryLayout<T>.size, MemoryLayout<T>.stride, MemoryLayout<T>.alignment]
}
print(show(Duration.self), show(Duration?.self))  // expect: [16, 16, 8] [17, 24, 8]
