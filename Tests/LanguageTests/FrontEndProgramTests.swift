import Execution
import Foundation
import FrontEnd
import Machine
import Recording
import Testing

/// The same programs through the front end that is being built beside the present one. What it
/// doesn't do yet is listed by name, so that the list can only shrink.
@Suite("The new front end does what the programs' comments say", .serialized)
struct FrontEndProgramTests {
  @Test("a program prints, is refused or traps as its comments say", arguments: Program.all)
  func program(_ program: Program) async {
    if Self.known.contains(program.name) {
      // Fails once it is right, so that the name has to go.
      await withKnownIssue { await check(program) }
    } else {
      await check(program)
    }
  }

  @Test("every program that is known to differ is there")
  func knownPrograms() {
    #expect(Self.known.isSubset(of: Program.all.map(\.name)))
  }

  /// Names of programs, one a line, with what is wrong after a colon.
  static let known: Set<String> = {
    let file = Program.directory.appendingPathComponent("known.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(
      text.split(separator: "\n").map { line in
        line.prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces)
      })
  }()

  private func check(_ program: Program) async {
    let lowered = await lower(program.text)
    #expect(Set(lowered.lines) == Set(program.errors.map(\.line)), "\(lowered.messages)")
    guard let function = lowered.function, program.errors.isEmpty else { return }
    let output = ProgramOutput()
    let world = World(releases: lowered.releases)
    world.keys.requirements = lowered.keyRequirements
    let run = Run(
      function: function, world: world, limits: RunLimits(seconds: nil),
      console: { output.append($0) })
    let result = await run.start()
    #expect(output.lines == program.output)
    switch (result.outcome, program.trap) {
    case (.finished, nil): break
    case (.trapped(_, let place), let trap?), (.threw(_, let place), let trap?):
      #expect(place?.line == trap.line)
    default:
      Issue.record("ended as \(result.outcome), not as \(program.trap?.description ?? "expected")")
    }
  }

  private struct Lowered: Sendable {
    var function: Function?
    var lines: [Int]
    var messages: [String]
    var releases: Releases
    var keyRequirements: KeyRequirements?
  }

  /// On a thread with a deep stack, as sessions do it: the checker recurses over what is nested.
  private func lower(_ text: String) async -> Lowered {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        let lowerer = Lowerer()
        let result = lowerer.lower(text, isScript: true)
        continuation.resume(
          returning: Lowered(
            function: result.function, lines: result.diagnostics.map(\.position.line),
            messages: result.diagnostics.map(\.message), releases: lowerer.releases,
            keyRequirements: lowerer.keyRequirements))
      }
      thread.stackSize = 64 << 20
      thread.start()
    }
  }
}
