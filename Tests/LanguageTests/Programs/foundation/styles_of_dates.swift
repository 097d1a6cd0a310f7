// swift-format-ignore-file
// Date.FormatStyle with its initializers and components.
import Foundation
let d = Date(timeIntervalSince1970: 86400 * 45 + 3723)
let us = Locale(identifier: "en_US"), utc = TimeZone(identifier: "UTC")!
var s = Date.FormatStyle(date: .abbreviated, time: .omitted)
s.locale = us; s.timeZone = utc
print(s.format(d), d.formatted(s))  // expect: Feb 15, 1970 Feb 15, 1970
let t = Date.FormatStyle(locale: us, timeZone: utc).year().month().day()
print(d.formatted(t))  // expect: Feb 15, 1970
print(d.formatted(Date.FormatStyle(date: .long, time: .standard, locale: us, calendar: Calendar(identifier: .gregorian), timeZone: utc)))  // expect: February 15, 1970 at 1:02:03 AM
let b = Date.FormatStyle(locale: us, timeZone: utc)
print(d.formatted(b.weekday(.wide).month(.wide).day().year()), d.formatted(b.hour().minute()), d.formatted(b.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits).second(.twoDigits)))  // expect: Sunday, February 15, 1970 1:02 AM 01:02:03
print(d.formatted(b.year(.twoDigits).month(.twoDigits).day(.twoDigits)), d.formatted(b.month(.narrow)), d.formatted(b.era()), d.formatted(b.quarter()), d.formatted(b.weekday()))  // expect: 02/15/70 F AD Q1 Sun
print(d.formatted(.dateTime.year().locale(Locale(identifier: "en_US"))), d.formatted(.dateTime.month(.wide).locale(Locale(identifier: "fr_FR"))))  // expect: 1970 février
print(d.formatted(Date.FormatStyle(date: .numeric, time: .shortened, locale: Locale(identifier: "de_DE"), timeZone: utc)))  // expect: 15.2.1970, 1:02
print(b == Date.FormatStyle(locale: us, timeZone: utc), b.year() == b, d.formatted(b))  // expect: true false 2/15/1970, 1:02 AM
let dates = [d, d.addingTimeInterval(86400)]
print(dates.map { $0.formatted(b.day()) })  // expect: ["15", "16"]
