// swift-format-ignore-file
import Foundation
let days = ISO8601DateFormatter()
days.formatOptions = [.withFullDate]
print(days.date(from: "2011-04-25")!.timeIntervalSince1970, days.date(from: "25.4.2011") as Any)
// expect: 1303689600.0 nil
let exact = ISO8601DateFormatter()
exact.formatOptions.insert(.withFractionalSeconds)
print(exact.string(from: Date(timeIntervalSince1970: 1.5)), exact.date(from: "2020-01-01T00:00:00.250Z")!.timeIntervalSince1970)
// expect: 1970-01-01T00:00:01.500Z 1577836800.25
exact.formatOptions = [.withFullDate, .withFullTime, .withSpaceBetweenDateAndTime]
exact.timeZone = TimeZone(secondsFromGMT: 3600)
print(exact.string(from: Date(timeIntervalSince1970: 0)))
// expect: 1970-01-01 01:00:00+01:00
let all = Bool(ProcessInfo.processInfo.environment["NOT_SET_ANYWHERE", default: "false"]) ?? false
print(all)
// expect: false
