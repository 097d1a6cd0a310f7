// swift-format-ignore-file
import Foundation
let english = Locale(identifier: "en_US")
print(["a", "b", "c"].formatted(.list(type: .and).locale(english)), ["a", "b"].formatted(.list(type: .or).locale(english)), ["x"].formatted(.list(type: .and, width: .short).locale(english)), ["a", "b", "c"].formatted(.list(type: .and, width: .narrow).locale(english)))
print(["ham", "eggs"].formatted())
print(Int64(1_500_000).formatted(.byteCount(style: .file)), 1024.formatted(.byteCount(style: .memory)), 0.formatted(.byteCount(style: .file)), 0.formatted(.byteCount(style: .file, spellsOutZero: false)))
print(123_456_789.formatted(.byteCount(style: .binary)), 2_000.formatted(.byteCount(style: .decimal, includesActualByteCount: true)))
// expect: a, b, and c a or b x a, b, c
// expect: ham and eggs
// expect: 1.5 MB 1 kB Zero kB 0 bytes
// expect: 117.7 MB 2 kB (2,000 bytes)
