import Lessons

/// Proves that an exercise is one: it fails as it stands, and only what it asks for passes.
struct ExerciseChecker {
  let session: LearnerSession
  let lesson: Lesson
  let exercise: Exercise

  /// What is wrong with it.
  ///
  /// - Parameter record: of the solution, which the session has run last.
  func findings(after record: BlockRecord) async -> [Finding] {
    guard record.findings.isEmpty else { return [] }
    _ = await session.undo()
    var findings: [Finding] = []
    if await passes(exercise.start.code) {
      findings.append(
        finding(
          "the exercise passes as it stands",
          advice: "Begin with code that prints something else, or ask for a value's origin."))
    }
    if !exercise.origins.isEmpty, await passes(Self.printing(record.result.output), isFree: true) {
      findings.append(
        finding(
          "printing the output passes the exercise",
          advice: "Ask in `from=\"…\"` for what only a solution reads."))
    }
    if let solved = exercise.solved, await !passes(solved.code) {
      findings.append(
        finding(
          "the solution passes only when nothing was tried before it",
          advice: "Let it make what it reads anew: a cache keeps what an attempt has put there."))
    }
    return findings
  }

  /// Leaves nothing declared.
  private func passes(_ code: String, isFree: Bool = false) async -> Bool {
    let (record, verdict) = await session.attempt(
      code, at: exercise, name: lesson.path, fileLine: exercise.start.line, isFree: isFree)
    if record?.result.isRejected == false { _ = await session.undo() }
    return verdict == .solved
  }

  /// A program that prints a text and does nothing else.
  private static func printing(_ output: String) -> String {
    outputLines(of: output).map { line in
      var marks = "#"
      while line.contains("\"" + marks) || line.contains("\\" + marks) { marks += "#" }
      return "print(\(marks)\"\(line)\"\(marks))"
    }.joined(separator: "\n")
  }

  private func finding(_ message: String, advice: String) -> Finding {
    Finding(message: message, name: lesson.path, line: exercise.start.line, advice: advice)
  }
}
