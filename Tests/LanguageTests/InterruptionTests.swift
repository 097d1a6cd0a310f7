import Execution
import Lowering
import Recording
import Synchronization
import Testing

/// A text that is checked ahead may be interrupted anywhere.
struct InterruptionTests {
  private final class Countdown: Sendable {
    private let count: Atomic<Int>

    init(_ count: Int) { self.count = Atomic(count) }

    /// True from the `count`th question on.
    func isOver() -> Bool { count.subtract(1, ordering: .relaxed).oldValue <= 0 }

    func stop() { count.store(.max, ordering: .relaxed) }
  }

  @Test(
    "what an interruption leaves of the prelude is checked with the next text",
    arguments: [1, 2, 3, 5, 8, 13, 21, 34])
  func interruptedPrelude(count: Int) async throws {
    let text = """
      let words = ["a": [1, 2], "b": [3]]
      let sums = words.mapValues { $0.reduce(0, +) }.sorted { $0.key < $1.key }
      print(sums.map { "\\($0.key)\\($0.value)" }, "a-b".split(separator: "-"))
      """
    let countdown = Countdown(count)
    let lowerer = Lowerer(isInterrupted: { countdown.isOver() })
    #expect(lowerer.inspect(text).isInterrupted)
    countdown.stop()
    let function = try #require(lowerer.lower(text).function)
    let run = Run(function: function, world: World(), limits: RunLimits(seconds: nil)) { _ in }
    _ = await run.start()
    let trace = Trace(sources: [], events: run.recorder.events, outcome: run.outcome)
    #expect(trace.output == "[\"a3\", \"b3\"] [\"a\", \"b\"]\n")
  }
}
