import Testing

/// The compiler and a compiled program agree with a program's comments.
///
/// - A program that runs prints the same; a program that traps ends with a failure.
/// - A refused program has errors at the same lines.
/// - A program named `not_run_…` is Swift that the compiler accepts.
@Suite("The compiler agrees with the programs' comments")
struct OracleTests {
  /// Programs for which the compiler and the comments differ, until one of them is fixed.
  static let known: Set<String> = [
    // Folded at compile time: the overflow is an error there.
    "trap_negate", "trap_overflow",
    // The compiler reports another place of the cycle.
    "rejected_endless",
  ]

  /// All programs are compiled together, once.
  private static let verdicts = Task {
    try await Compiler(library: BuiltLibrary()).verdicts(of: Program.chosen.map(\.job))
  }

  @Test("the compiler agrees with the comments", arguments: Program.chosen)
  func program(_ program: Program) async throws {
    let verdict = try #require(await Self.verdicts.value[program.name])
    if Self.known.contains(program.name) {
      // Fails once they agree, so that the list can only shrink.
      withKnownIssue { check(program, verdict) }
    } else {
      check(program, verdict)
    }
  }

  @Test("every known difference belongs to a program")
  func knownPrograms() {
    #expect(Self.known.isSubset(of: Program.all.map(\.name)))
  }

  @Test("an error inside a macro's expansion belongs to the expanded line")
  func errorInExpansion() {
    let messages = """
      /tmp/a.swift:3:5: error: no such thing
      macro expansion @TaskLocal:2:1: error: not static
      `- /tmp/a.swift:7:1: note: expanded code originates here
      /tmp/a.swift:9:1: warning: unused
      """
    #expect(Compiler.errorLines(in: messages, file: "/tmp/a.swift") == [3, 7])
  }

  private func check(_ program: Program, _ verdict: Compiler.Verdict) {
    switch verdict {
    case .accepted:
      #expect(program.isNotRun)
    case .ran(let output, let errors, let trapped):
      #expect(program.errors.isEmpty, "the compiler accepts it")
      #expect(output == program.output)
      #expect(trapped == (program.trap != nil))
      for issue in program.issues { #expect(errors.contains(issue.message), "\(errors)") }
    case .refused(let lines, let messages):
      #expect(!program.isNotRun, "\(messages)")
      #expect(lines == Set(program.errors.map(\.line)), "\(messages)")
    case .endless:
      Issue.record("it doesn't come to an end")
    }
  }
}

extension Program {
  /// Swift that the compiler accepts and that isn't run here.
  fileprivate var isNotRun: Bool { name.hasPrefix("not_run_") }

  fileprivate var job: Compiler.Job {
    Compiler.Job(
      name: name, text: text, modules: sections.count > 1 ? sections : [], runs: !isNotRun)
  }
}
