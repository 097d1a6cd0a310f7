// swift-format-ignore-file
import Foundation
let dc = DateComponents(year: 2024, month: 2, day: 3)
dump(dc); print(dc, [dc]); debugPrint(dc); print(Mirror(reflecting: dc).children.map { $0.label ?? "-" }, Mirror(reflecting: dc).displayStyle as Any)
let date = Date(timeIntervalSince1970: 0)
dump(date); print([date]); debugPrint(date); print(Mirror(reflecting: date).children.map { $0.label ?? "-" }, Mirror(reflecting: date).displayStyle as Any)
let di = DateInterval(start: date, duration: 60)
dump(di); print(di)
// expect: ▿ year: 2024 month: 2 day: 3 
// expect:   - year: 2024
// expect:   - month: 2
// expect:   - day: 3
// expect: year: 2024 month: 2 day: 3  [year: 2024 month: 2 day: 3 ]
// expect: year: 2024 month: 2 day: 3 
// expect: ["year", "month", "day"] Optional(Swift.Mirror.DisplayStyle.struct)
// expect: ▿ 1970-01-01 00:00:00 +0000
// expect:   - timeIntervalSinceReferenceDate: -978307200.0
// expect: [1970-01-01 00:00:00 +0000]
// expect: 1970-01-01 00:00:00 +0000
// expect: ["timeIntervalSinceReferenceDate"] Optional(Swift.Mirror.DisplayStyle.struct)
// expect: ▿ 1970-01-01 00:00:00 +0000 to 1970-01-01 00:01:00 +0000
// expect:   ▿ start: 1970-01-01 00:00:00 +0000
// expect:     - timeIntervalSinceReferenceDate: -978307200.0
// expect:   ▿ end: 1970-01-01 00:01:00 +0000
// expect:     - timeIntervalSinceReferenceDate: -978307140.0
// expect:   - duration: 60.0
// expect: 1970-01-01 00:00:00 +0000 to 1970-01-01 00:01:00 +0000
