import Foundation

// The later one of a format and a style counts.
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
let start = Date(timeIntervalSince1970: 0)
formatter.dateFormat = "yyyy"
print(formatter.string(from: start))
formatter.dateStyle = .medium
print(formatter.string(from: start))
formatter.dateFormat = "yyyy-MM"
print(formatter.string(from: start))
formatter.dateStyle = .none
formatter.timeStyle = .none
formatter.dateFormat = "dd"
print(formatter.string(from: start))
// expect: 1970
// expect: Jan 1, 1970
// expect: 1970-01
// expect: 01
