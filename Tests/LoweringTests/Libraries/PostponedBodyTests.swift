import Lowering
import Machine
import Reading
import Synchronization
import Testing

@Suite("bodies of libraries' functions")
struct PostponedBodyTests {
  /// Counts how often something is done on the lowerer's thread, which is the test's own here.
  private final class CountingThread: LoweringThread {
    private let count = Mutex(0)
    var visits: Int { count.withLock { $0 } }

    func perform(_ work: @escaping @Sendable () -> Void) {
      count.withLock { $0 += 1 }
      work()
    }
  }

  private final class Interruption: Sendable {
    let isOn = Atomic(false)
  }

  /// The functions that the top level calls, by name.
  private func called(by text: String, in lowerer: Lowerer) throws -> [String: Function] {
    let result = lowerer.lower(text, isScript: true)
    #expect(result.diagnostics.map(\.message) == [])
    let functions = try #require(result.function).code.compactMap { instruction in
      if case .call(let function, _) = instruction { function } else { nil }
    }
    return Dictionary(functions.map { ($0.name, $0) }) { first, _ in first }
  }

  @Test(
    "a long one is checked at its function's first call, a short one and the program's own before")
  func postponed() throws {
    let thread = CountingThread()
    let lowerer = Lowerer(thread: thread)
    let text = """
      import IssueReporting
      func own(_ text: String) {
        print(text, text.count, text.isEmpty, text.first ?? "-", text.last ?? "-", text.hashValue)
      }
      own("a")
      withExpectedIssue { reportIssue("b") }
      """
    let functions = try called(by: text, in: lowerer)
    let own = try #require(functions.first { $0.key.hasPrefix("own") }?.value)
    #expect(own.isSealed)
    let expecting = try #require(functions.first { $0.key.hasPrefix("withExpectedIssue") }?.value)
    #expect(expecting.isPostponed)
    #expect(thread.visits == 0)
    expecting.prepare()
    #expect(expecting.isSealed)
    #expect(!expecting.isPostponed)
    #expect(thread.visits == 1)
    // Later texts use the code.
    let again = try called(by: "import IssueReporting\nwithExpectedIssue {}", in: lowerer)
    #expect(again.values.contains { $0 === expecting })
    expecting.prepare()
    #expect(thread.visits == 1)
  }

  @Test("without a thread for them, all are checked before the program runs")
  func atOnce() throws {
    let functions = try called(
      by: "import IssueReporting\nwithExpectedIssue {}", in: Lowerer())
    #expect(functions.values.allSatisfy { $0.isSealed })
  }

  @Test("what stops a text doesn't stop the body that a running program needs")
  func interrupted() throws {
    let interruption = Interruption()
    let lowerer = Lowerer(
      thread: CountingThread(), isInterrupted: { interruption.isOn.load(ordering: .relaxed) })
    let functions = try called(by: "import IssueReporting\nwithExpectedIssue {}", in: lowerer)
    let expecting = try #require(functions.first { $0.key.hasPrefix("withExpectedIssue") }?.value)
    interruption.isOn.store(true, ordering: .relaxed)
    expecting.prepare()
    #expect(expecting.isSealed)
  }
}
