// swift-format-ignore-file
import Foundation

let d = Date(timeIntervalSinceReferenceDate: 700000000.1234)
let f = ISO8601DateFormatter()
print(f.string(from: d), f.formatOptions == .withInternetDateTime, f.timeZone.identifier)  // expect: 2023-03-08T20:26:40Z true GMT
f.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(  // expect: 2023-03-08T20:26:40.123Z 1704164645.678 nil
  f.string(from: d), f.date(from: "2024-01-02T03:04:05.678Z")!.timeIntervalSince1970,
  f.date(from: "2024-01-02T03:04:05Z") as Any)
f.formatOptions = .withFullDate
print(f.string(from: d), f.date(from: "2024-01-02")!.timeIntervalSince1970)  // expect: 2023-03-08 1704153600.0
f.formatOptions.insert(.withTime)
print(f.string(from: d))  // expect: 2023-03-08T202640
f.formatOptions = [.withYear, .withMonth, .withDay]
print(f.string(from: d))  // expect: 20230308
f.formatOptions = [.withYear, .withWeekOfYear, .withDay, .withDashSeparatorInDate]
print(f.string(from: d))  // expect: 2023-W10-03
f.formatOptions = [.withFullDate, .withFullTime, .withSpaceBetweenDateAndTime]
print(f.string(from: d))  // expect: 2023-03-08 20:26:40Z
f.timeZone = TimeZone(secondsFromGMT: 3600 * 5 + 1800)!
print(f.string(from: d))  // expect: 2023-03-09 01:56:40+05:30
f.formatOptions.remove(.withColonSeparatorInTimeZone)
print(f.string(from: d))  // expect: 2023-03-09 01:56:40+0530
print(d.ISO8601Format(), d.formatted(.iso8601), d.formatted(.iso8601.year().month().day()))  // expect: 2023-03-08T20:26:40Z 2023-03-08T20:26:40Z 2023-03-08
print(  // expect: 20230308T20:26:40Z 20:26:40.123
  d.formatted(.iso8601.dateSeparator(.omitted)),
  d.formatted(.iso8601.time(includingFractionalSeconds: true)))
print(  // expect: 2023-03-08T20:26:40
  d.formatted(
    .iso8601.year().month().day().dateSeparator(.dash).time(includingFractionalSeconds: false)))
print(  // expect: 2023-03-08 20:26:40Z 2023-03-08T20:26:40.123Z
  d.ISO8601Format(.iso8601.dateTimeSeparator(.space)),
  d.ISO8601Format(.init(includingFractionalSeconds: true)))
print(  // expect: 20230308T222640+02:00
  d.ISO8601Format(
    Date.ISO8601FormatStyle(
      dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted,
      timeZoneSeparator: .colon, includingFractionalSeconds: false,
      timeZone: TimeZone(secondsFromGMT: 7200)!)))
print(d.formatted(.iso8601.weekOfYear()), d.formatted(.iso8601.year().weekOfYear().day()))  // expect: W10 2023-W10-03
print(try Date("2024-05-06T07:08:09Z", strategy: .iso8601).timeIntervalSince1970)  // expect: 1714979289.0
print(try Date("2024-05-06", strategy: .iso8601.year().month().day()).timeIntervalSince1970)  // expect: 1714953600.0
print(  // expect: 1714979289.25
  try Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse("2024-05-06T07:08:09.250Z")
    .timeIntervalSince1970)
do { _ = try Date("x", strategy: .iso8601) } catch { print("refused") }  // expect: refused
print(try Date.ISO8601FormatStyle.iso8601.timeZone(separator: .colon).format(d))  // expect: Z
print(Date.ISO8601FormatStyle.iso8601.timeSeparator(.omitted).format(d))  // expect: 2023-03-08T202640Z
