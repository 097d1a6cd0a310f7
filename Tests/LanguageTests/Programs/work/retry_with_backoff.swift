// swift-format-ignore-file
import Dependencies

struct Unavailable: Error, CustomStringConvertible { let attempt: Int; var description: String { "unavailable (\(attempt))" } }

func retry<T: Sendable>(
  attempts: Int, delay: Duration, clock: any Clock<Duration>,
  _ operation: @Sendable (Int) async throws -> T
) async throws -> T {
  precondition(attempts > 0)
  var delay = delay
  for attempt in 1..<attempts {
    do { return try await operation(attempt) } catch {
      print("attempt \(attempt):", error, "waiting", delay)
      try await clock.sleep(for: delay)
      delay *= 2
    }
  }
  return try await operation(attempts)
}

let clock = TestClock()
let work = Task {
  try await retry(attempts: 4, delay: .seconds(1), clock: clock) { attempt in
    if attempt < 4 { throw Unavailable(attempt: attempt) }
    return "answer"
  }
}
await clock.advance(by: .seconds(1))
await clock.advance(by: .seconds(2))
await clock.advance(by: .seconds(4))
print(try await work.value)

let failing = Task {
  try await retry(attempts: 3, delay: .milliseconds(10), clock: clock) { throw Unavailable(attempt: $0) }
}
await clock.run()
switch await failing.result {
case .success: print("never")
case .failure(let error): print("gave up:", error)
}
let cancelled = Task {
  try await retry(attempts: 3, delay: .seconds(60), clock: clock) { throw Unavailable(attempt: $0) }
}
await clock.advance(by: .seconds(1))
cancelled.cancel()
do { try await cancelled.value } catch is CancellationError { print("cancelled") }
// expect: attempt 1: unavailable (1) waiting 1.0 seconds
// expect: attempt 2: unavailable (2) waiting 2.0 seconds
// expect: attempt 3: unavailable (3) waiting 4.0 seconds
// expect: answer
// expect: attempt 1: unavailable (1) waiting 0.01 seconds
// expect: attempt 2: unavailable (2) waiting 0.02 seconds
// expect: gave up: unavailable (3)
// expect: attempt 1: unavailable (1) waiting 60.0 seconds
// expect: cancelled
