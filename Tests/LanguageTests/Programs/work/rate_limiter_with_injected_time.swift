// swift-format-ignore-file
struct RateLimiter {
  let limit: Int, window: Int
  var now: () -> Int
  private var stamps: [String: [Int]] = [:]
  init(limit: Int, per window: Int, now: @escaping () -> Int) { self.limit = limit; self.window = window; self.now = now }
  enum Decision: Equatable { case allowed(remaining: Int), denied(retryAfter: Int) }
  mutating func request(_ user: String) -> Decision {
    let time = now()
    stamps[user, default: []].removeAll { $0 <= time - window }
    let recent = stamps[user]!
    guard recent.count < limit else { return .denied(retryAfter: recent[0] + window - time) }
    stamps[user]!.append(time)
    return .allowed(remaining: limit - recent.count - 1)
  }
}
var time = 0
var limiter = RateLimiter(limit: 2, per: 10) { time }
for (t, user) in [(0, "a"), (1, "a"), (2, "a"), (3, "b"), (10, "a"), (11, "a"), (12, "a")] {
  time = t
  switch limiter.request(user) {
  case .allowed(let n): print(t, user, "ok,", n, "left")
  case .denied(retryAfter: let s) where s == 1: print(t, user, "wait a moment")
  case .denied(let s): print(t, user, "wait", s)
  }
}
// expect: 0 a ok, 1 left
// expect: 1 a ok, 0 left
// expect: 2 a wait 8
// expect: 3 b ok, 1 left
// expect: 10 a ok, 0 left
// expect: 11 a ok, 0 left
// expect: 12 a wait 8
