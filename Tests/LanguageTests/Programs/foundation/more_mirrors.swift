// swift-format-ignore-file
import Foundation
dump(Duration.seconds(-1.5)); dump(Duration.seconds(100))
var parts = DateComponents(); parts.hour = 1; parts.nanosecond = 3; parts.weekday = 2; parts.timeZone = TimeZone(identifier: "GMT"); parts.isLeapMonth = false
print(Mirror(reflecting: parts).children.map { $0.label ?? "-" })
dump(Locale(identifier: "en_US"))
extension URL: @retroactive ExpressibleByStringLiteral { public init(stringLiteral text: String) { self = URL(string: text)! } }
extension Array: @retroactive Error where Element == Int {}
let page: URL = "https://a.b/c"
print(page.path)
do { throw [1, 2] } catch { print(error) }
// expect: ▿ -1.5 seconds
// expect:   - _low: 16946744073709551616
// expect:   - _high: -1
// expect: ▿ 100.0 seconds
// expect:   - _low: 7766279631452241920
// expect:   - _high: 5
// expect: ["timeZone", "hour", "nanosecond", "weekday", "isLeapMonth"]
// expect: ▿ en_US (fixed en_US)
// expect:   - identifier: "en_US"
// expect:   - locale: "fixed en_US"
// expect: /c
// expect: [1, 2]
