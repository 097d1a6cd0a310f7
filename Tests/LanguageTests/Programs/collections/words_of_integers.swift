// swift-format-ignore-file
// The words of an integer.
print(Array(5.words), UInt(300).words.count, (-1).words.first!, Int8(-1).words.map { $0 }, UInt8(7).words.last!)
for w in (1 << 40).words { print(w) }
func low<T: FixedWidthInteger>(_ t: T) -> UInt { t.words.first ?? 0 }
print(low(-2), low(UInt16(9)))
// expect: [5] 1 18446744073709551615 [18446744073709551615] 7
// expect: 1099511627776
// expect: 18446744073709551614 9
