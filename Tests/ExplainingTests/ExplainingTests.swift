import Foundation
import Testing

/// Programs that confuse people, each with the trace that explains it.
///
/// `RECORD_SNAPSHOTS=1` writes new traces. The tests fail then, because they compare nothing.
@Suite("traces explain", .serialized)
struct ExplainingTests {
  /// Two tasks may reach the same moment in another order on a busy machine.
  private static let mostAttempts = 5

  @Test("a program has the trace that explains it", arguments: ExplainedProgram.all)
  func explains(_ program: ExplainedProgram) async throws {
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try program.record(try await program.trace())
      Issue.record("\(program.name) was recorded, not compared")
      return
    }
    let recorded = try #require(program.recorded, "\(program.name) has not been recorded")
    var found = try await program.trace()
    if let sentences = program.sentences {
      let text = Self.words(of: found)
      for sentence in sentences { #expect(text.contains(sentence), "\(found)") }
      return
    }
    for _ in 1..<Self.mostAttempts where found != recorded { found = try await program.trace() }
    if found == recorded { return }
    let pairs = zip(recorded.split(separator: "\n"), found.split(separator: "\n"))
    let difference = pairs.first { $0 != $1 }
    Issue.record(
      """
      \(program.name) is explained in another way.
      recorded: \(difference.map { String($0.0) } ?? "(one is longer)")
      now:      \(difference.map { String($0.1) } ?? "(one is longer)")
      The whole is now:
      \(found)
      """)
  }

  @Test("a program runs, unless its error is what explains it")
  func refusals() {
    let refused = ExplainedProgram.all.filter { $0.recorded?.contains("│") == false }
    #expect(
      Set(refused.map(\.name)) == [
        "10-task-in-actor-not-isolated", "47-protocol-not-sendable", "74-mutable-captured",
        "87-inout-state-in-effect",
      ])
  }

  /// Returns the words of a trace, separated by one space, without the bars before its lines.
  private static func words(of trace: String) -> String {
    trace.split { $0.isWhitespace || "│┊".contains($0) }.joined(separator: " ")
  }
}
