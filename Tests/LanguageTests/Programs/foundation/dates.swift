// swift-format-ignore-file
import Foundation

let start = Date(timeIntervalSince1970: 1_700_000_000)
let hour: TimeInterval = 60 * 60
print(start, start + hour, start.addingTimeInterval(-hour).timeIntervalSince1970)  // expect: 2023-11-14 22:13:20 +0000 2023-11-14 23:13:20 +0000 1699996400.0
print(start < start + 1, start == Date(timeIntervalSince1970: 1_700_000_000), max(start, start + 5) == start + 5)  // expect: true true true
print((start + 90).timeIntervalSince(start), start.distance(to: start + 3), start.timeIntervalSinceReferenceDate)  // expect: 90.0 3.0 721692800.0
print([start + 2, start, start + 1].sorted().map { $0.timeIntervalSince(start) })  // expect: [0.0, 1.0, 2.0]
var moving = start
moving += 10
moving.addTimeInterval(5)
moving -= 1
print(moving.timeIntervalSince(start), Date.distantPast < .now, Date.now < Date.distantFuture)  // expect: 14.0 true true
print(start.ISO8601Format(), start.formatted(.iso8601))  // expect: 2023-11-14T22:13:20Z 2023-11-14T22:13:20Z
print((try? Date("2024-02-29T12:30:00Z", strategy: .iso8601)) ?? .distantPast)  // expect: 2024-02-29 12:30:00 +0000
print(ISO8601DateFormatter().string(from: start), ISO8601DateFormatter().date(from: "2023-11-14T22:13:20Z") == start)  // expect: 2023-11-14T22:13:20Z true
print(ISO8601DateFormatter().date(from: "yesterday") as Any)  // expect: nil

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(identifier: "UTC")
formatter.dateFormat = "yyyy-MM-dd HH:mm"
print(formatter.string(from: start), formatter.date(from: "2000-01-02 03:04")?.timeIntervalSince1970 ?? 0)  // expect: 2023-11-14 22:13 946782240.0
formatter.dateFormat = "EEEE, d MMM"
print(formatter.string(from: start))  // expect: Tuesday, 14 Nov
let interval = DateInterval(start: start, duration: hour)
print(interval.contains(start + 5), interval.contains(start + hour + 1), interval.end == start + hour)  // expect: true false true
print(start.compare(start + 1) == .orderedAscending, Set([start, start]).count)  // expect: true 1
print(Optional(start) as Any, [start])  // expect: Optional(2023-11-14 22:13:20 +0000) [2023-11-14 22:13:20 +0000]
struct Session { let began: Date; func isOver(at now: Date) -> Bool { now.timeIntervalSince(began) > 30 } }
print(Session(began: start).isOver(at: start + 31), Session(began: start).isOver(at: start))  // expect: true false
