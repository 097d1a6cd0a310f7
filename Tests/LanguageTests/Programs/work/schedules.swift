// swift-format-ignore-file
import Foundation
// scheduling: cron-like parser with calendar, sets and errors
struct Cron { let minutes: Set<Int>, hours: Set<Int>, weekdays: Set<Int>
  enum Failure: Error, CustomStringConvertible { case fields(Int), value(String, allowed: ClosedRange<Int>); var description: String { switch self { case .fields(let n): "expected 3 fields, got \(n)"; case .value(let v, let r): "'\(v)' isn't in \(r)" } } }
  init(_ s: String) throws { let f = s.split(whereSeparator: \.isWhitespace); guard f.count == 3 else { throw Failure.fields(f.count) }
    func field(_ t: Substring, _ range: ClosedRange<Int>) throws -> Set<Int> { try t.split(separator: ",").reduce(into: []) { set, part in
      let (body, step): (Substring, Int) = if let i = part.firstIndex(of: "/"), let n = Int(part[part.index(after: i)...]), n > 0 { (part[..<i], n) } else { (part, 1) }
      let bounds = body.split(separator: "-").map { Int($0) }
      let span: ClosedRange<Int> = switch (body == "*", bounds.count, bounds.first ?? nil, bounds.last ?? nil) { case (true, _, _, _): range; case (_, 1, let a?, _): step > 1 ? a...range.upperBound : a...a; case (_, 2, let a?, let b?) where a <= b: a...b; default: throw Failure.value(String(part), allowed: range) }
      guard range.contains(span.lowerBound), range.contains(span.upperBound) else { throw Failure.value(String(part), allowed: range) }
      set.formUnion(stride(from: span.lowerBound, through: span.upperBound, by: step)) } }
    minutes = try field(f[0], 0...59); hours = try field(f[1], 0...23); weekdays = try field(f[2], 1...7) }
  func next(after date: Date, calendar: Calendar) -> Date? { var d = calendar.date(bySetting: .second, value: 0, of: date) ?? date; if d <= date { d += 60 }
    for _ in 0..<(60 * 24 * 8) { let c = calendar.dateComponents([.minute, .hour, .weekday], from: d); if minutes.contains(c.minute!), hours.contains(c.hour!), weekdays.contains(c.weekday!) { return d }; d.addTimeInterval(60) }
    return nil } }
var cal = Calendar(identifier: .gregorian); cal.timeZone = .gmt
let start = ISO8601DateFormatter().date(from: "2024-05-17T10:07:30Z")!
for s in ["*/15 * *", "0 9-17/4 2,4", "30 8", "61 * *", "5-1 * *", "x * *", "0 0 1"] { do { let c = try Cron(s); print(s, "→", c.minutes.count, c.hours.sorted().prefix(3), c.next(after: start, calendar: cal).map { $0.ISO8601Format() } ?? "never") } catch { print(s, "→", error) } }
// expect: */15 * * → 4 [0, 1, 2] 2024-05-17T10:15:00Z
// expect: 0 9-17/4 2,4 → 1 [9, 13, 17] 2024-05-20T09:00:00Z
// expect: 30 8 → expected 3 fields, got 2
// expect: 61 * * → '61' isn't in 0...59
// expect: 5-1 * * → '5-1' isn't in 0...59
// expect: x * * → 'x' isn't in 0...59
// expect: 0 0 1 → 1 [0] 2024-05-19T00:00:00Z
