/// Returns `2 s`, `1.5 s`, `30 ms`, `200 µs`: the number in the largest unit that makes it at least
/// one, with at most three decimal places.
package func readable(seconds: Double) -> String {
  let size = seconds.magnitude
  guard size > 0, size.isFinite else { return seconds == 0 ? "0 s" : "\(seconds) s" }
  for (unit, perSecond) in [("s", 1.0), ("ms", 1e3), ("µs", 1e6)] {
    let rounded = (seconds * perSecond * 1000).rounded() / 1000
    guard rounded.magnitude >= 1 else { continue }
    return Int(exactly: rounded).map { "\($0) \(unit)" } ?? "\(rounded) \(unit)"
  }
  return "\((seconds * 1e9).rounded()) ns".replacing(".0 ns", with: " ns")
}
