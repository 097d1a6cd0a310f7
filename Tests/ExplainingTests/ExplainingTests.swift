import Foundation
import MessageTables
import PseudoTexts
import Recording
import Rendering
import Testing

/// Programs that confuse people, each with the trace that explains it.
///
/// `RECORD_SNAPSHOTS=1` writes new traces. The tests fail then, because they compare nothing.
@Suite("traces explain", .serialized)
struct ExplainingTests {
  /// Two tasks may reach the same moment in another order on a busy machine. Then what makes it busy
  /// gets time to end.
  private static let restsBetweenAttempts: [Duration] = [
    .zero, .milliseconds(500), .seconds(2), .seconds(4), .seconds(8),
  ]

  @Test("a program has the trace that explains it", arguments: ExplainedProgram.all)
  func explains(_ program: ExplainedProgram) async throws {
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try program.record(try await program.trace().text)
      Issue.record("\(program.name) was recorded, not compared")
      return
    }
    let recorded = try #require(program.recorded, "\(program.name) has not been recorded")
    var (found, trace) = try await program.trace()
    if let trace { try checkSentences(of: trace, program) }
    if let sentences = program.sentences {
      func lacks(_ sentence: String) -> Bool { !Self.words(of: found).contains(sentence) }
      for rest in Self.restsBetweenAttempts where sentences.contains(where: lacks) {
        try await Task.sleep(for: rest)
        found = try await program.trace().text
      }
      #expect(sentences.filter(lacks) == [], "\(found)")
      return
    }
    for rest in Self.restsBetweenAttempts where found != recorded {
      try await Task.sleep(for: rest)
      found = try await program.trace().text
    }
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

  /// Each sentence is translated and whole in a narrow trace in the pseudo-language.
  private func checkSentences(of trace: Trace, _ program: ExplainedProgram) throws {
    // Release builds don't have the language.
    #if DEBUG
      let shown = PseudoLanguage.$isRead.withValue(true) {
        AnnotatedText.render(trace, options: RenderingOptions(width: 60))
      }
      let source = try program.source
      // The run's own language is English.
      var known = [source, "main.swift"]
      if case .trapped(let message, _) = trace.outcome { known.append(message) }
      let text = PseudoText(
        shown, knowing: known,
        keeping: PseudoText.notation.union(PseudoText.names).union(PseudoText.values)
      )
      #expect(text.cut == [], "\(shown)")
      // The texts of issues are the libraries', and lines of tests are Swift Testing's.
      let isOfLibrary = shown.contains(" issue ") || source.contains("@Test")
      if !isOfLibrary { #expect(text.untranslated == [], "\(shown)") }
    #endif
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
