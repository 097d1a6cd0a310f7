import MessageTables
import Phrases
import Testing

@testable import Rendering

@Suite("durations in words")
struct DurationTextTests {
  @Test(
    "a duration is in the largest unit that makes it at least one",
    arguments: [
      (0, "0 s"), (2, "2 s"), (1.5, "1.5 s"), (0.030000000000000002, "30 ms"),
      (0.0005, "500 µs"), (0.00000002, "20 ns"), (0.9999999, "1 s"), (3600, "3600 s"),
    ])
  func readableDuration(_ seconds: Double, _ text: String) {
    #expect(readable(seconds: seconds) == text)
  }
}
