// swift-format-ignore-file
import Dependencies
import Foundation
struct FeatureModel: Sendable {
  @Dependency(\.continuousClock) var clock
  @Dependency(\.suspendingClock) var suspending
  func run(_ name: String) async throws {
    try await clock.sleep(for: .milliseconds(5))  // issue: `now` of `@Dependency(\.continuousClock)` was used, which has no implementation here. // issue: `sleep(until:tolerance:)` of `@Dependency(\.continuousClock)` was used, which has no implementation here.
    print(name)
  }
}
// live
try await withDependencies { $0.context = .live } operation: { try await FeatureModel().run("live") }
// immediate
let start = ContinuousClock.now
try await withDependencies { $0.continuousClock = ImmediateClock() } operation: {
  let model = FeatureModel()
  try await model.clock.sleep(for: .seconds(1000))
  try await model.run("immediate")
}
print(ContinuousClock.now - start < .seconds(5))
// test
let clock = TestClock()
let task = withDependencies { $0.continuousClock = clock } operation: {
  let model = FeatureModel()
  return Task {
    for i in 1...3 {
      try await model.clock.sleep(for: .seconds(1))
      print("tick", i)
    }
  }
}
await clock.advance(by: .milliseconds(500))
print("half a second")
await clock.advance(by: .milliseconds(500))
print("one second")
await clock.advance(by: .seconds(2))
try await task.value
print(clock.now.offset)
let timers = Task {
  var count = 0
  for await _ in clock.timer(interval: .seconds(10)) {
    count += 1
    print("timer", count)
    if count == 3 { break }
  }
}
await clock.advance(by: .seconds(25))
print("advanced")
await clock.run()
await timers.value
print(clock.now.offset)
do {
  let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
  do { try await clock.checkSuspension() } catch { print("still sleeping") }
  sleeper.cancel()
  print(await sleeper.result)
}
try await withDependencies { $0.context = .test } operation: {
  try await FeatureModel().run("unimplemented")
}
let any = AnyClock(ImmediateClock())
try await any.sleep(for: .seconds(3))
print("any")
struct Stepping: Clock {
  typealias Duration = Swift.Duration
  struct Instant: InstantProtocol {
    var offset: Swift.Duration = .zero
    func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }
  var now: Instant { Instant() }
  var minimumResolution: Swift.Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws { print("asked for", deadline.offset) }
}
try await withDependencies { $0.continuousClock = Stepping() } operation: {
  try await FeatureModel().run("own clock")
}
// expect: live
// expect: immediate
// expect: true
// expect: half a second
// expect: tick 1
// expect: one second
// expect: tick 2
// expect: tick 3
// expect: 3.0 seconds
// expect: timer 1
// expect: timer 2
// expect: advanced
// expect: timer 3
// expect: 33.0 seconds
// expect: still sleeping
// expect: failure(Swift.CancellationError())
// expect: unimplemented
// expect: any
// expect: asked for 0.005 seconds
// expect: own clock
