import Foundation
import Testing

/// Programs that puzzle people, each with the trace that explains it.
///
/// With `RECORD_SNAPSHOTS=1` the traces are written anew, and the tests fail all the same.
@Suite("traces explain", .serialized)
struct ExplainingTests {
  /// How often a program is run whose lanes may come to the same moment in another order.
  private static let mostAttempts = 20

  @Test("a program's trace is the one that explains it", arguments: ExplainedProgram.all)
  func explains(_ program: ExplainedProgram) async throws {
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try program.record(try await program.trace())
      Issue.record("\(program.name) was recorded, not compared")
      return
    }
    let recorded = try #require(program.recorded, "\(program.name) has not been recorded")
    var found = ""
    for _ in 1...Self.mostAttempts {
      found = try await program.trace()
      if found == recorded { return }
    }
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
}
