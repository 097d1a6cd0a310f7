/// A limit of requests per second for each name, with an initial burst.
struct RateLimit: Sendable {
  private struct Bucket {
    var tokens: Double
    var time: Double
  }

  let perSecond: Double
  let burst: Double
  private var buckets: [String: Bucket] = [:]
  private static let mostBuckets = 10_000

  init(perSecond: Double, burst: Double) {
    self.perSecond = perSecond
    self.burst = burst
  }

  /// - Parameter now: The time in seconds, from any origin.
  mutating func takes(_ name: String, at now: Double) -> Bool {
    if buckets.count >= Self.mostBuckets {
      buckets = buckets.filter { now - $0.value.time < burst / perSecond }
      // More names than a room has seats are probably invented.
      if buckets.count >= Self.mostBuckets { buckets = [:] }
    }
    var bucket = buckets[name] ?? Bucket(tokens: burst, time: now)
    bucket.tokens = min(burst, bucket.tokens + max(0, now - bucket.time) * perSecond)
    bucket.time = now
    let isTaken = bucket.tokens >= 1
    if isTaken { bucket.tokens -= 1 }
    buckets[name] = bucket
    return isTaken
  }
}
