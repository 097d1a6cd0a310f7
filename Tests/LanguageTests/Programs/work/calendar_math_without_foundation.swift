// swift-format-ignore-file
struct Day: Hashable, Comparable, Strideable, CustomStringConvertible, LosslessStringConvertible {
  let number: Int
  init(number: Int) { self.number = number }
  init(_ y: Int, _ m: Int, _ d: Int) { let y2 = m <= 2 ? y - 1 : y, era = (y2 >= 0 ? y2 : y2 - 399) / 400, yoe = y2 - era * 400; let doy = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1; number = era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468 }
  init?(_ text: String) { let p = text.split(separator: "-").compactMap { Int($0) }; guard p.count == 3, (1...12).contains(p[1]) else { return nil }; self.init(p[0], p[1], p[2]); guard description == text else { return nil } }
  var parts: (year: Int, month: Int, day: Int) { let z = number + 719468, era = (z >= 0 ? z : z - 146096) / 146097, doe = z - era * 146097; let yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365, doy = doe - (365 * yoe + yoe / 4 - yoe / 100), mp = (5 * doy + 2) / 153; let m = mp < 10 ? mp + 3 : mp - 9; return (yoe + era * 400 + (m <= 2 ? 1 : 0), m, doy - (153 * mp + 2) / 5 + 1) }
  var weekday: Weekday { Weekday.allCases[((number % 7) + 7 + 3) % 7] }
  var description: String { let (y, m, d) = parts; func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }; return "\(y)-\(two(m))-\(two(d))" }
  func distance(to other: Day) -> Int { other.number - number }
  func advanced(by n: Int) -> Day { Day(number: number + n) }
}
enum Weekday: String, CaseIterable { case mon, tue, wed, thu, fri, sat, sun; var isWeekend: Bool { self == .sat || self == .sun } }
let start = Day(2024, 2, 27)
// expect: 2024-02-27 tue 2024-03-01 0 nil thu
print(start, start.weekday, start.advanced(by: 3), Day(1970, 1, 1).number, Day("2023-02-29") as Any, Day("2024-02-29")!.weekday)
// expect: ["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01"] [27, 12, 26]
print((start...Day(2024, 3, 3)).filter { !$0.weekday.isWeekend }.map(\.description), stride(from: start, to: Day(2024, 4, 1), by: 14).map(\.parts.day))
// expect: true 8823 3 1 thu
print(start < Day(2024, 3, 1), Day(2000, 1, 1).distance(to: start), (start..<start.advanced(by: 3)).count, Set([start, Day(2024, 2, 27)]).count, Day(1900, 3, 1).weekday.rawValue)
