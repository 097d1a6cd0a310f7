// swift-format-ignore-file
import Foundation

struct Entry {
  let date: Date
  let title: String
  let minutes: Int
}

func parse(_ line: String, _ formatter: DateFormatter) -> Entry? {
  let fields = line.components(separatedBy: ";").map { $0.trimmingCharacters(in: .whitespaces) }
  guard fields.count == 3, let date = formatter.date(from: fields[0]), let minutes = Int(fields[2])
  else { return nil }
  return Entry(date: date, title: fields[1].capitalized, minutes: minutes)
}

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "yyyy-MM-dd"

let log = """
  2024-03-01; write report; 90
  2024-03-01; answer mail ; 25
  2024-03-04; review code; 45
  not a line
  2024-03-05; plan; soon
  """
let entries = log.components(separatedBy: .newlines).compactMap { parse($0, formatter) }
print(entries.count, entries.map(\.title))  // expect: 3 ["Write Report", "Answer Mail", "Review Code"]

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "GMT")!
let byDay = Dictionary(grouping: entries) { calendar.startOfDay(for: $0.date) }
for day in byDay.keys.sorted() {
  let total = byDay[day, default: []].map(\.minutes).reduce(0, +)
  print(formatter.string(from: day), String(format: "%2d:%02d h", total / 60, total % 60))  // expect: 2024-03-01  1:55 h // expect: 2024-03-04  0:45 h
}
if let first = entries.first?.date, let last = entries.last?.date {
  let days = calendar.dateComponents([.day], from: first, to: last).day ?? 0
  print("\(days) days,", last.timeIntervalSince(first) / 86_400)  // expect: 3 days, 3.0
}
let longest = entries.max { $0.minutes < $1.minutes }
print(longest?.title.replacingOccurrences(of: " ", with: "_").lowercased() ?? "none")  // expect: write_report
