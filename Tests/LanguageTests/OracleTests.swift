import Testing

/// The compiler and a compiled program agree with a program's comments.
///
/// - A program that runs prints the same; a program that traps ends with a failure.
/// - A refused program has errors at the same lines.
/// - A program named `not_run_…` is Swift that the compiler accepts.
///
/// A program about which the compiler agreed before isn't compiled again: see `Agreements`.
@Suite("The compiler agrees with the programs' comments")
struct OracleTests {
  /// Programs for which the compiler and the comments differ, until one of them is fixed.
  static let known: Set<String> = [
    // Folded at compile time: the overflow is an error there.
    "trap_negate", "trap_overflow",
    // The compiler reports another place of the cycle.
    "rejected_endless",
  ]

  /// All programs that aren't agreed about are compiled together, once.
  private static let verdicts = Task {
    let agreements = Agreements(of: try await Compiler.version())
    let jobs = Program.chosen.filter { !agreements.contains($0) }.map(\.job)
    return try await Compiler(library: BuiltLibrary()).verdicts(of: jobs)
  }

  @Test("the compiler agrees with the comments", arguments: Program.chosen)
  func program(_ program: Program) async throws {
    // Nil if the compiler agreed with the same text before.
    guard let verdict = try await Self.verdicts.value[program.name] else { return }
    let differences = differences(between: program, and: verdict)
    if Self.known.contains(program.name) {
      // Fails once they agree, so that the list can only shrink.
      withKnownIssue { #expect(differences == []) }
    } else {
      #expect(differences == [])
    }
  }

  @Test("a text is agreed about until it or the compiler changes")
  func agreements() async throws {
    let compiler = try await Compiler.version()
    let verdicts = try await Self.verdicts.value
    if Agreements.isRecorded {
      let agreed = Program.chosen.filter { program in
        verdicts[program.name].map { differences(between: program, and: $0) } == []
      }
      try Agreements.record(agreed, of: compiler)
    }
    guard let program = Program.all.first(where: { Agreements(of: compiler).contains($0) }) else {
      // Another compiler than the recorded one judges all programs.
      #expect(verdicts.count == Program.chosen.count)
      return
    }
    let changed = Program(name: program.name, text: program.text + " ")
    #expect(!Agreements(of: compiler).contains(changed))
    #expect(!Agreements(of: compiler + ".1").contains(program))
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

  /// Returns what the compiler finds otherwise than the program's comments.
  private func differences(between program: Program, and verdict: Compiler.Verdict) -> [String] {
    switch verdict {
    case .accepted:
      return program.isNotRun ? [] : ["it isn't run"]
    case .ran(let output, let errors, let trapped):
      if !program.errors.isEmpty { return ["the compiler accepts it"] }
      var differences = zip(output, program.output).filter { $0 != $1 }.map {
        "prints \($0), not \($1)"
      }
      if output.count != program.output.count {
        differences.append("prints \(output.count) lines, not \(program.output.count)")
      }
      if trapped != (program.trap != nil) { differences.append(trapped ? "traps" : "doesn't trap") }
      return differences
        + program.issues.filter { !errors.contains($0.message) }.map { "no issue \($0)" }
    case .refused(let lines, let messages):
      if program.isNotRun { return messages }
      let expected = Set(program.errors.map(\.line))
      return lines == expected ? [] : ["errors at \(lines.sorted())"] + messages
    case .endless:
      return ["it doesn't come to an end"]
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
