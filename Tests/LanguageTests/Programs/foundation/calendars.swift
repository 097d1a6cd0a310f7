// swift-format-ignore-file
import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
calendar.locale = Locale(identifier: "en_US")
let date = Date(timeIntervalSince1970: 1_700_000_000)
print(calendar.component(.year, from: date), calendar.component(.month, from: date), calendar.component(.weekday, from: date))  // expect: 2023 11 3
let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
print(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0, parts.minute ?? 0, parts.second as Any)  // expect: 2023 11 14 22 13 nil
let birthday = calendar.date(from: DateComponents(year: 1815, month: 12, day: 10))!
print(birthday)  // expect: 1815-12-10 00:00:00 +0000
print(calendar.dateComponents([.year], from: birthday, to: date).year ?? 0)  // expect: 207
print(calendar.date(byAdding: .month, value: 3, to: date)!, calendar.date(byAdding: .day, value: -14, to: date)!)  // expect: 2024-02-14 22:13:20 +0000 2023-10-31 22:13:20 +0000
let leap = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31))!
print(calendar.date(byAdding: .month, value: 1, to: leap)!)  // expect: 2024-02-29 00:00:00 +0000
print(calendar.startOfDay(for: date), calendar.isDate(date, inSameDayAs: date + 3600), calendar.isDate(date, inSameDayAs: date + 86_400))  // expect: 2023-11-14 00:00:00 +0000 true false
print(calendar.isDate(date, equalTo: date + 86_400, toGranularity: .month), calendar.isDateInWeekend(date))  // expect: true false
print(calendar.range(of: .day, in: .month, for: leap)!, calendar.range(of: .day, in: .month, for: date)!.count)  // expect: 1..<32 30
print(calendar.dateInterval(of: .month, for: date)!.start, calendar.compare(date, to: date + 1, toGranularity: .day) == .orderedSame)  // expect: 2023-11-01 00:00:00 +0000 true
print(calendar.date(bySettingHour: 9, minute: 30, second: 0, of: date)!)  // expect: 2023-11-14 09:30:00 +0000
print(calendar.nextDate(after: date, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!)  // expect: 2023-11-20 00:00:00 +0000
print(calendar.monthSymbols[0], calendar.shortWeekdaySymbols, calendar.firstWeekday, calendar.identifier)  // expect: January ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] 1 gregorian
var offset = DateComponents()
offset.day = 1
offset.hour = 2
print(calendar.date(byAdding: offset, to: date)!, offset == DateComponents(day: 1, hour: 2))  // expect: 2023-11-16 00:13:20 +0000 true

let berlin = TimeZone(identifier: "Europe/Berlin")!
calendar.timeZone = berlin
print(calendar.component(.hour, from: date), berlin.secondsFromGMT(for: date), berlin.isDaylightSavingTime(for: date))  // expect: 23 3600 false
print(TimeZone(secondsFromGMT: 3600)!.identifier, TimeZone(identifier: "Nowhere/Land") == nil, TimeZone(abbreviation: "UTC")!.secondsFromGMT())  // expect: GMT+0100 true 0
let german = Locale(identifier: "de_DE")
print(german.identifier, german.language.languageCode?.identifier ?? "-", german.region?.identifier ?? "-", german.decimalSeparator ?? "-")  // expect: de_DE de DE ,
func age(born: Date, on day: Date, in calendar: Calendar) -> Int { calendar.dateComponents([.year], from: born, to: day).year ?? 0 }
print(age(born: birthday, on: leap, in: calendar), Calendar(identifier: .iso8601).firstWeekday)  // expect: 208 2
