import Execution
import Foundation
import Lowering
import Machine
import Pseudoterminals
import Reading
import Recording
import Sessions
import Testing

/// Every program of the directory behaves as its comments say, which is how it behaves compiled.
///
/// Exceptions are listed by name in `known.txt`. A listed program that has become right fails the test,
/// so that the list can only shrink. Where a message differs from the compiler's, the program says
/// how, and why.
@Suite("The language", .serialized)
struct ProgramTests {
  @Test("a program prints, is refused or traps as its comments say", arguments: Program.chosen)
  func program(_ program: Program) async throws {
    let lowered = try #require(await Self.lowered.result(for: program.name))
    if Self.known.contains(program.name) {
      await withKnownIssue { await check(program, lowered) }
      return
    }
    await check(program, lowered)
    checkMessages(program, lowered)
  }

  @Test("every program with a known difference exists")
  func knownPrograms() {
    #expect(Program.all.count > 600)
    #expect(Self.known.isSubset(of: Program.all.map(\.name)))
  }

  @Test("every program says what it prints, unless it must only be accepted")
  func expectations() {
    let silent = Program.all.filter {
      $0.output.isEmpty && $0.errors.isEmpty && $0.issues.isEmpty && $0.trap == nil
        && !$0.name.hasPrefix("accepted/")
    }
    #expect(silent.map(\.name) == [])
  }

  /// Lowering takes most of the time, and programs are independent.
  private static let lowered = Ahead(Program.chosen, by: \.name) { await lower($0.sections) }

  static let known = names(in: "known.txt")

  /// Returns the names of programs, one per line, with a reason after a colon.
  private static func names(in list: String) -> Set<String> {
    let file = Program.directory.appendingPathComponent(list)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(
      text.split(separator: "\n").map { line in
        line.prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces)
      })
  }

  /// Every error of the comments is reported on its line, and contains the compiler's words, or ours.
  private func checkMessages(_ program: Program, _ lowered: Lowered) {
    let found = zip(lowered.lines, lowered.messages)
    for own in program.ownWords {
      #expect(
        found.contains { $0 == own.line && $1.contains(own.message) },
        "\(own.message): \(lowered.messages)")
      #expect(
        program.errors.contains { wanted in
          wanted.line == own.line
            && !found.contains { $0 == wanted.line && $1.contains(wanted.message) }
        }, "the compiler's words are reported: `// says:` isn't needed in line \(own.line)")
    }
    for line in Set(lowered.lines) where program.hasNoMoreErrors {
      let wanted = program.errors.count { $0.line == line }
      #expect(
        lowered.lines.count { $0 == line } <= wanted, "line \(line): \(lowered.messages)")
    }
    for wanted in program.errors where !program.ownWords.contains(where: { $0.line == wanted.line })
    {
      #expect(
        found.contains { $0 == wanted.line && $1.contains(wanted.message) },
        "\(wanted.message): \(lowered.messages)")
    }
  }

  private func check(_ program: Program, _ lowered: Lowered) async {
    #expect(Set(lowered.lines) == Set(program.errors.map(\.line)), "\(lowered.messages)")
    guard let function = lowered.function, program.errors.isEmpty else { return }
    await check(program, lowered, running: function, isTraced: true)
    // Without a trace, a program does the same. Mostly tasks and dependencies are recorded. Static
    // variables belong to the code, so the second run has code of its own.
    guard program.text.contains(#/await|Dispatch|@Dependency/#) else { return }
    let other = await Self.lower(program.sections)
    guard let function = other.function else { return }
    await check(program, other, running: function, isTraced: false)
  }

  private func check(
    _ program: Program, _ lowered: Lowered, running function: Function, isTraced: Bool
  ) async {
    let output = ProgramOutput()
    let world = World(releases: lowered.releases)
    world.keys.requirements = lowered.keyRequirements
    if let error = lowered.cancellationError { world.cancellationError = error }
    let run = Run(
      function: function, world: world, limits: RunLimits(seconds: nil), isTraced: isTraced,
      console: { output.append($0) })
    let result = await run.start()
    let hasReport = program.text.contains("import XCTest")
    #expect(
      output.lines.filter { !hasReport || !isOfReport($0) } == program.output,
      "traced: \(isTraced)")
    checkIssues(program, run)
    switch (result.outcome, program.trap) {
    case (.finished, nil), (.exited(0, _), nil): break
    case (.trapped(_, let place), let trap?), (.threw(_, let place), let trap?):
      #expect(place?.line == trap.line, "traced: \(isTraced)")
    default:
      Issue.record(
        """
        ended as \(result.outcome), not as \(program.trap?.description ?? "expected"); \
        traced: \(isTraced)
        """)
    }
  }

  /// Whether it belongs to the report about a test.
  private func isOfReport(_ line: String) -> Bool {
    line.firstMatch(of: #/^(✔|✘|➜) |^line \d+: /#) != nil
  }

  /// Exactly the issues of the comments are reported on their lines, and contain the words. The
  /// note about omitted events isn't the program's issue.
  private func checkIssues(_ program: Program, _ run: Run) {
    let found = run.recorder.events.compactMap { event -> Program.Finding? in
      guard case .issueReported(let text) = event.kind else { return nil }
      if event.place == nil, text.contains("events are left out") { return nil }
      return Program.Finding(line: event.place?.line ?? 0, message: text)
    }.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
    #expect(found.map(\.line) == program.issues.map(\.line), "\(found)")
    for (issue, wanted) in zip(found, program.issues) {
      #expect(issue.message.contains(wanted.message))
    }
  }

  private struct Lowered: Sendable {
    var function: Function?
    var lines: [Int]
    var messages: [String]
    var releases: Releases
    var keyRequirements: KeyRequirements?
    var cancellationError: Value?
  }

  /// On a thread with a deep stack, as in sessions, because the checker recurses over nested code.
  private static func lower(_ sections: [Program.Section]) async -> Lowered {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        let releases = Releases()
        let lowerer = Lowerer(
          releases: releases, libraries: SourceLibrary.builtIn.map(\.lowered))
        var function: Function?
        var diagnostics: [Reading.Diagnostic] = []
        for section in sections {
          if section.module == "main" {
            let result = lowerer.lower(
              section.text, firstLine: section.firstLine, isScript: true)
            function = result.function
            diagnostics += result.diagnostics
          } else {
            diagnostics += lowerer.define(
              section.module,
              [
                Lowerer.File(
                  text: section.text, name: section.module + ".swift",
                  firstLine: section.firstLine)
              ])
          }
        }
        continuation.resume(
          returning: Lowered(
            function: function, lines: diagnostics.map(\.position.line),
            messages: diagnostics.map(\.message), releases: releases,
            keyRequirements: lowerer.keyRequirements,
            cancellationError: lowerer.cancellationError))
      }
      thread.stackSize = 64 << 20
      thread.start()
    }
  }
}
