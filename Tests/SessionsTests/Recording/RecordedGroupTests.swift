import Recording
import Sessions
import Testing

/// The recorded bindings that a group's tasks inherit.
@Suite("Recorded groups")
struct RecordedGroupTests {
  private func trace(_ text: String) async throws -> Trace {
    let text =
      "enum Request { @TaskLocal static var id = 0; @TaskLocal static var user = 0 }\n" + text
    let result = await LearnerSession(seconds: nil).submit(text, isScript: true)
    #expect(result.findings.isEmpty)
    return try #require(result.trace)
  }

  private func arrivals(_ trace: Trace) -> [Inheritance] {
    trace.events.compactMap { event in
      guard case .laneBegan(let inheritance) = event.kind, event.lane != .main else { return nil }
      return inheritance
    }
  }

  private func hops(_ trace: Trace) -> [String] {
    trace.events.compactMap { event in
      guard case .taskLocalRead(_, _, .bound(_, _, let journey)) = event.kind else { return nil }
      return journey.map { "\($0.lane.name) \($0.isCopied ? "copy" : "share")" }
        .joined(separator: ", ")
    }
  }

  @Test(
    "a binding in the body around `addTask` is copied, because it ends before the task")
  func inside() async throws {
    let trace = try await trace(
      """
      await withTaskGroup(of: Void.self) { group in
        Request.$id.withValue(1) { group.addTask { print(Request.id) } }
      }
      """)
    #expect(trace.output == "1\n")
    #expect(arrivals(trace) == [.copied([ScopeID(1)])])
    #expect(hops(trace) == ["T1 copy"])
  }

  @Test("a binding around the group is shared")
  func outside() async throws {
    let trace = try await trace(
      """
      await Request.$id.withValue(1) {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { print(Request.id) }
        }
      }
      """)
    #expect(arrivals(trace) == [.shared([ScopeID(1)])])
    #expect(hops(trace) == ["T1 share"])
  }

  @Test("both are distinguished, and a task's own children share its copies")
  func both() async throws {
    let trace = try await trace(
      """
      await Request.$id.withValue(1) {
        await withDiscardingTaskGroup { group in
          Request.$user.withValue(2) {
            group.addTask {
              async let sum = Request.id + Request.user
              print(await sum)
            }
          }
        }
      }
      """)
    #expect(trace.output == "3\n")
    #expect(
      arrivals(trace) == [
        .divided(copied: [ScopeID(2)], shared: [ScopeID(1)]),
        .shared([ScopeID(2), ScopeID(1)]),
      ])
    #expect(hops(trace) == ["T1 share, T2 share", "T1 copy, T2 share"])
  }
}
