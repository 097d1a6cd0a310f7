// swift-format-ignore-file
struct Interval<Bound: Comparable>: Equatable { let start, end: Bound
  init?(_ start: Bound, _ end: Bound) { guard start < end else { return nil }; (self.start, self.end) = (start, end) }
  func overlaps(_ other: Self) -> Bool { start < other.end && other.start < end }
  func union(_ other: Self) -> Self? { overlaps(other) || start == other.end || end == other.start ? Interval(min(start, other.start), max(end, other.end)) : nil } }
extension Interval: CustomStringConvertible where Bound == Int { var description: String { func t(_ m: Int) -> String { "\(m / 60):\(m % 60 < 10 ? "0" : "")\(m % 60)" }; return "\(t(start))-\(t(end))" }; var length: Int { end - start } }
extension Sequence { func merged<B>() -> [Interval<B>] where Element == Interval<B> {
  sorted { $0.start < $1.start }.reduce(into: []) { out, next in if let last = out.last, let joined = last.union(next) { out[out.count - 1] = joined } else { out.append(next) } } } }
struct Schedule { private(set) var busy: [Interval<Int>] = []; enum BookingError: Error { case empty, clash(with: Interval<Int>) }
  mutating func book(_ from: Int, _ to: Int) throws(BookingError) { guard let new = Interval(from, to) else { throw .empty }; if let other = busy.first(where: new.overlaps) { throw .clash(with: other) }; busy.append(new) }
  func gaps(in day: Interval<Int>) -> [Interval<Int>] { var at = day.start, gaps: [Interval<Int>?] = []; for b in busy.merged() { gaps.append(Interval(at, b.start)); at = max(at, b.end) }; gaps.append(Interval(at, day.end)); return gaps.compactMap(\.self) } }
var s = Schedule()
// expect: booked // expect: booked // expect: clashes with 10:00-11:00 // expect: empty // expect: booked
for (from, to) in [(540, 600), (600, 660), (630, 700), (720, 720), (780, 845)] { do { try s.book(from, to); print("booked") } catch .clash(let other) { print("clashes with", other) } catch { print(error) } }
// expect: [9:00-11:00, 13:00-14:05] [8:00-9:00, 11:00-13:00, 14:05-15:00] 185
print(s.busy.merged(), s.gaps(in: Interval(480, 900)!), s.busy.map(\.length).reduce(0, +))
// expect: ["ad", "xz"]
print([Interval("a", "c")!, Interval("b", "d")!, Interval("x", "z")!].merged().map { "\($0.start)\($0.end)" })
