// swift-format-ignore-file
// The symbols, templates and leniency of date formatters.
import Foundation
let f = DateFormatter()
f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC")
print(f.monthSymbols, f.shortMonthSymbols, f.weekdaySymbols, f.shortWeekdaySymbols, f.veryShortWeekdaySymbols, f.standaloneMonthSymbols, f.amSymbol, f.pmSymbol, f.quarterSymbols, f.eraSymbols)  // expect: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"] ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] ["S", "M", "T", "W", "T", "F", "S"] ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"] AM PM ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] ["BC", "AD"]
print(f.isLenient)  // expect: false
f.isLenient = true
print(f.isLenient, f.dateFormat!)  // expect: true 
f.dateFormat = "yyyy-MM-dd"
print(f.dateFormat!, f.date(from: "2024-02-30") as Any)  // expect: yyyy-MM-dd Optional(2024-03-01 00:00:00 +0000)
f.isLenient = false
print(f.date(from: "2024-02-30") as Any)  // expect: nil
let us = DateFormatter()
us.locale = Locale(identifier: "en_US"); us.timeZone = TimeZone(identifier: "UTC")
us.setLocalizedDateFormatFromTemplate("MMMMd")
print(us.dateFormat!, us.string(from: Date(timeIntervalSince1970: 0)))  // expect: MMMM d January 1
us.setLocalizedDateFormatFromTemplate("yyyyMMMdjm")
print(us.dateFormat!, us.string(from: Date(timeIntervalSince1970: 0)))  // expect: MMM d, yyyy 'at' h:mm a Jan 1, 1970 at 12:00 AM
us.dateStyle = .medium; us.timeStyle = .short
print(us.dateFormat!, us.string(from: Date(timeIntervalSince1970: 0)))  // expect: MMM d, y 'at' h:mm a Jan 1, 1970 at 12:00 AM
print(DateFormatter.dateFormat(fromTemplate: "dMMM", options: 0, locale: Locale(identifier: "de_DE"))!)  // expect: d. MMM
let de = DateFormatter(); de.locale = Locale(identifier: "de_DE")
print(de.monthSymbols[2], de.shortWeekdaySymbols[1], de.weekdaySymbols.count)  // expect: März Mo. 7
print(us.monthSymbols.firstIndex(of: "March")!)  // expect: 2
