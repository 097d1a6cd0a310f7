// swift-format-ignore-file
// Retry with a clock given
struct RetryPolicy: Sendable {
  var attempts = 3
  var delay: Duration = .milliseconds(1)
  var backoff: @Sendable (Duration, Int) -> Duration = { d, n in d * n }
}
enum RetryError<Underlying: Error>: Error { case exhausted(attempts: Int, last: Underlying) }
func retry<T, E: Error, C: Clock<Duration>>(
  _ policy: RetryPolicy = .init(), clock: C = ContinuousClock(),
  _ operation: (Int) async throws(E) -> T
) async throws(RetryError<E>) -> T {
  var attempt = 1
  while true {
    do throws(E) { return try await operation(attempt) } catch {
      if attempt == policy.attempts { throw .exhausted(attempts: attempt, last: error) }
    }
    try? await clock.sleep(for: policy.backoff(policy.delay, attempt))
    attempt += 1
  }
}
enum Net: Error { case timeout(Int), refused }
let ok = try await retry { n throws(Net) in
  print("try", n)
  if n < 3 { throw .timeout(n) }
  return "ok \(n)"
}
print(ok)
do {
  _ = try await retry(RetryPolicy(attempts: 2)) { n throws(Net) -> Int in throw n == 1 ? .refused : .timeout(n) }
} catch .exhausted(let attempts, let last) {
  print("gave up after", attempts, last)
}
let elapsed = await ContinuousClock().measure { try? await Task.sleep(for: .milliseconds(2)) }
print(elapsed >= .milliseconds(2), elapsed < .seconds(5))
print(Duration.milliseconds(1500), Duration.seconds(90), Duration.seconds(1.25) * 2, Duration.seconds(3) / Duration.seconds(2))
// expect: try 1
// expect: try 2
// expect: try 3
// expect: ok 3
// expect: gave up after 2 timeout(2)
// expect: true true
// expect: 1.5 seconds 90.0 seconds 2.5 seconds 1.5
