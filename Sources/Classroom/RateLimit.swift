/// So many requests per second for each name, with some to spare at the beginning.
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

  /// - Parameter now: in seconds, from any beginning.
  mutating func takes(_ name: String, at now: Double) -> Bool {
    if buckets.count >= Self.mostBuckets {
      buckets = buckets.filter { now - $0.value.time < burst / perSecond }
      // More names at once than a room has seats: somebody makes them up.
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
