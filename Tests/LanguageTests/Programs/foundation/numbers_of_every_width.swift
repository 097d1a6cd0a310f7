// swift-format-ignore-file
import Foundation
// Strides end at the last value that their type has; numbers of every width have formats.
print(stride(from: Int8(100), through: 127, by: 10).map { $0 }, stride(from: Int8(120), to: 127, by: 5).map { $0 })
print(stride(from: UInt8(250), through: 255, by: 5).map { $0 }, stride(from: UInt8(10), through: 0, by: -4).map { $0 })
print(stride(from: Int.max - 1, through: .max, by: 5).map { $0 }, stride(from: Int32.min + 3, through: .min, by: -2).count { _ in true })
print(UInt64.max.formatted(), Int.min.formatted(), UInt8(200).formatted(), (1234 as Int16).formatted(), 5_000_000.formatted())
print(UInt64.max.formatted(.number.grouping(.never)), 50.formatted(.percent), (7 as UInt16).formatted(.currency(code: "USD")))
// expect: [100, 110, 120] [120, 125]
// expect: [250, 255] [10, 6, 2]
// expect: [9223372036854775806] 2
// expect: 18,446,744,073,709,551,615 -9,223,372,036,854,775,808 200 1,234 5,000,000
// expect: 18446744073709551615 50% US$7.00
