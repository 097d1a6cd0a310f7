// swift-format-ignore-file
import Dependencies

actor Log {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

struct Search: Sendable {
  @Dependency(\.continuousClock) var clock
  let log: Log

  func type(_ text: String) async {
    do {
      try await clock.sleep(for: .milliseconds(300))
      await log.add("searched \(text)")
    } catch {
      await log.add("dropped \(text)")
    }
  }
}

let clock = TestClock()
let log = Log()
let search = withDependencies { $0.continuousClock = clock } operation: { Search(log: log) }

let first = Task { await search.type("sw") }
await clock.advance(by: .milliseconds(200))
first.cancel()
await first.value
let second = Task { await search.type("swift") }
await clock.advance(by: .milliseconds(299))
print(await log.lines)  // expect: ["dropped sw"]
await clock.advance(by: .milliseconds(1))
await second.value
print(await log.lines)  // expect: ["dropped sw", "searched swift"]
print(clock.now.offset, try await clock.checkSuspension())  // expect: 0.5 seconds ()

// Nobody waits on an immediate clock, however long.
let immediate = ImmediateClock()
let fast = withDependencies { $0.continuousClock = immediate } operation: { Search(log: log) }
await fast.type("now")
print(await log.lines.last ?? "nothing", immediate.now.offset)  // expect: searched now 0.3 seconds

let retries = Task {
  var waits: [Duration] = []
  var wait = Duration.seconds(1)
  for _ in 1...4 {
    let start = clock.now
    try await clock.sleep(for: wait)
    waits.append(start.duration(to: clock.now))
    wait *= 2
  }
  return waits
}
await clock.run(timeout: .seconds(10))
print(try await retries.value)  // expect: [1.0 seconds, 2.0 seconds, 4.0 seconds, 8.0 seconds]
