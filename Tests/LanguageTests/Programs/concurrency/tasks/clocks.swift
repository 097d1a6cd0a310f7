// swift-format-ignore-file
let clock = ContinuousClock()
let start = clock.now
try await Task.sleep(until: start + .milliseconds(5), clock: .continuous)
print(clock.now - start >= .milliseconds(5))  // expect: true
print(start.advanced(by: .seconds(2)) - start)  // expect: 2.0 seconds
print(start.duration(to: start + .seconds(1)), start < start + .nanoseconds(1))  // expect: 1.0 seconds true

let elapsed = try await clock.measure { try await Task.sleep(for: .milliseconds(3)) }
print(elapsed >= .milliseconds(3))  // expect: true
print(SuspendingClock().measure { _ = 1 + 1 } >= .zero)  // expect: true
try await SuspendingClock().sleep(for: .milliseconds(1))
try await Task.sleep(for: .milliseconds(1), tolerance: .milliseconds(1), clock: .suspending)
try await Task.sleep(until: .now + .milliseconds(1))

// A clock of the program's own: time passes when it is told to.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }
  private(set) var now = Instant(offset: .zero)
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    now = deadline
  }
}

func work<C: Clock<Duration>>(on clock: C) async throws -> C.Duration {
  let start = clock.now
  try await clock.sleep(for: .seconds(1))
  try await clock.sleep(until: clock.now.advanced(by: .seconds(2)), tolerance: nil)
  return start.duration(to: clock.now)
}
print(try await work(on: ManualClock()))  // expect: 3.0 seconds

func wait(_ clock: any Clock<Duration>) async throws { try await clock.sleep(for: .seconds(100)) }
let manual = ManualClock()
try await wait(manual)
print(manual.now.offset)  // expect: 100.0 seconds
