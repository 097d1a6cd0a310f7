import Foundation
import Machine
import Synchronization
import Testing

@testable import Sessions

/// A function of a library is checked at its first call. That takes no time of the program.
@Suite("pauses of a program", .serialized)
struct PauseTests {
  @Test(
    "a wait is longer by the pauses that it contains",
    arguments: [
      "try? await Task.sleep(for: .seconds(time))",
      """
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + time) { continuation.resume() }
      }
      """,
      "_ = DispatchSemaphore(value: 0).wait(timeout: .now() + time)",
    ])
  func longer(wait: String) async {
    let pauses = Mutex<Pauses?>(nil)
    let beginning = Mutex<ContinuousClock.Instant?>(nil)
    let session = LearnerSession { text, _ in
      guard text.contains("go"), beginning.withLock({ $0 }) == nil else { return }
      beginning.withLock { $0 = .now }
      let pauses = pauses.withLock { $0 }
      DispatchQueue.global().async {
        // As if two threads waited for the compiler for a second, with a short break.
        for _ in 0..<2 {
          for _ in 0..<2 { pauses?.begin() }
          Thread.sleep(forTimeInterval: 0.5)
          for _ in 0..<2 { pauses?.end() }
        }
      }
    }
    pauses.withLock { $0 = session.pauses }
    // The first wait is so that the functions that wait are checked.
    let result = await session.submit(
      "import Dispatch\nfunc wait(_ time: Double) async {\n\(wait)\n}\n"
        + "await wait(0.001)\nprint(\"go\")\nawait wait(0.3)")
    let elapsed = beginning.withLock { $0 }?.duration(to: .now) ?? .zero
    #expect(result.status == .fine)
    #expect(elapsed > .milliseconds(800), "\(result.findings)")
    #expect(session.pauses.total >= .seconds(1))
    #expect(session.pauses.total < elapsed, "two threads that wait at the same time count once")
  }

  @Test("the first call of a long function of a library is a pause, and a later one isn't")
  func first() async {
    let session = LearnerSession()
    _ = await session.submit("let words = \"b a\".split(separator: \" \").sorted()")
    let first = session.pauses.total
    #expect(first > .zero)
    _ = await session.submit("print(\"d c\".split(separator: \" \").sorted())")
    #expect(session.pauses.total - first < first)
  }
}
