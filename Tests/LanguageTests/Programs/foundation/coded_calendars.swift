// swift-format-ignore-file
import Foundation

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func show(_ value: some Encodable) throws {
  print(String(decoding: try encoder.encode([value]), as: UTF8.self))
}
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "GMT")!
var gap = DateComponents()
gap.isLeapMonth = false
gap.weekday = 2
gap.dayOfYear = 3

try show(DateComponents(year: 2024, month: 2))  // expect: [{"month":2,"year":2024}]
try show(calendar)  // expect: [{"current":0,"firstWeekday":1,"identifier":"gregorian","locale":{"current":0,"identifier":""},"minimumDaysInFirstWeek":1,"timeZone":{"identifier":"GMT"}}]
try show(DateComponents(timeZone: calendar.timeZone, day: 3))  // expect: [{"day":3,"timeZone":{"identifier":"GMT"}}]
try show(gap)  // expect: [{"dayOfYear":3,"isLeapMonth":false,"weekday":2}]
try show(Locale(identifier: "de_AT"))  // expect: [{"current":0,"identifier":"de_AT"}]

let text = #"[{"year":2024,"month":3}]"#
print(try JSONDecoder().decode([DateComponents].self, from: Data(text.utf8))[0].month ?? 0)  // expect: 3
let copy = try JSONDecoder().decode([Calendar].self, from: try encoder.encode([calendar]))[0]
print(copy.identifier == .gregorian, copy.timeZone.identifier, copy.firstWeekday)  // expect: true GMT 1

// A path that isn't encoded ends as the URL does.
print(URL(filePath: "/usr/lib/").path(percentEncoded: false))  // expect: /usr/lib/
print(URL(filePath: "/a b/").path(), URL(filePath: "/a b/").path)  // expect: /a%20b/ /a b
