// swift-format-ignore-file
import Foundation
var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; c.locale = Locale(identifier: "en_US")
let d = Date(timeIntervalSince1970: 1_700_000_000)
print(c.dateComponents([.year, .month, .hour], from: d), "|")  // expect: year: 2023 month: 11 hour: 22 isLeapMonth: false  |
print(DateComponents(year: 2024, day: 3), "|")  // expect: year: 2024 day: 3  |
print(DateInterval(start: d, duration: 60))  // expect: 2023-11-14 22:13:20 +0000 to 2023-11-14 22:14:20 +0000
print(TimeZone(identifier: "Europe/Berlin")!, Locale(identifier: "de_DE"))  // expect: Europe/Berlin de_DE (fixed de_DE)
print([Locale(identifier: "de_DE")], TimeZone.gmt)  // expect: [de_DE (fixed de_DE)] GMT (0)
print(UUID(uuid: (1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16)))  // expect: 01020304-0506-0708-090A-0B0C0D0E0F10
print(DateComponents(timeZone: .gmt, hour: 1))  // expect: timeZone: GMT (0) hour: 1
print(c.identifier, Calendar.Component.year, Calendar.Identifier.iso8601, String.Encoding.utf8)  // expect: gregorian year iso8601 Unicode (UTF-8)
print(URLQueryItem(name: "a", value: "b"), URLComponents(string: "http://a/b?c=d")!)  // expect: a=b http://a/b?c=d
print(CharacterSet(charactersIn: "ab") == CharacterSet(charactersIn: "ba"), Data([1]).description, Data().debugDescription)  // expect: true 1 bytes 0 bytes
print(c.dateComponents([.hour], from: d), "|", c.dateComponents([.hour], from: d) == DateComponents(hour: 22))  // expect: hour: 22  | true
print(c.dateComponents([.month], from: d), "|", c.dateComponents([.month], from: d) == DateComponents(month: 11))  // expect: month: 11 isLeapMonth: false  | true
print(c.dateComponents([.day], from: d, to: d + 86400), "|", c.dateComponents([.day], from: d, to: d + 86400) == DateComponents(day: 1))  // expect: day: 1  | true
