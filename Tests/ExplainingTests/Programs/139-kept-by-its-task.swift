//? The task isn't finished when main ends, and its closure keeps the clock, which therefore stays.
// swift-format-ignore-file
let (ticks, input) = AsyncStream<Int>.makeStream()
final class WallClock: @unchecked Sendable {
  var seconds = 0
  func start() {
    Task { for await tick in ticks { self.seconds += tick } }
  }
  deinit { print("clock removed") }
}
var clock: WallClock? = WallClock()
clock?.start()
input.yield(1)
try await Task.sleep(for: .milliseconds(20))
clock = nil
print("end")
