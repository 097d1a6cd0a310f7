import Composable
import Testing

private struct Plain: Error {}
private struct Coded: Error, Equatable { let code: Int }

@MainActor
@Suite("Results of tasks")
struct TaskResultTests {
  @Test("they catch errors of the work")
  func catching() async throws {
    let success = await TaskResult { 5 }
    #expect(try success.value == 5)
    let failure = await TaskResult<Int> { throw Coded(code: 1) }
    #expect(throws: Coded(code: 1)) { try failure.value }
    #expect(failure.map { $0 + 1 } == .failure(Coded(code: 1)))
  }

  @Test("they are equal if their values are, or if their errors are")
  func equality() {
    #expect(TaskResult.success(1) == .success(1))
    #expect(TaskResult.success(1) != .success(2))
    #expect(TaskResult<Int>.failure(Coded(code: 1)) == .failure(Coded(code: 1)))
    #expect(TaskResult<Int>.failure(Coded(code: 1)) != .failure(Coded(code: 2)))
    #expect(TaskResult<Int>.failure(Coded(code: 1)) != .failure(CancellationError()))
  }

  @Test("errors of one type that can't be compared are different, and that is reported")
  func incomparable() throws {
    let reported = issues {
      #expect(TaskResult<Int>.failure(Plain()) != .failure(Plain()))
    }
    let issue = try #require(reported.first)
    #expect(issue.message.contains("Type: Plain"))
    #expect(issue.message.contains("extension Plain: Equatable {}"))
  }
}
