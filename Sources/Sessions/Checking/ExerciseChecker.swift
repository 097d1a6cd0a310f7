import Lessons

/// Checks an exercise: the code at the start fails, and only a real solution passes.
struct ExerciseChecker {
  let session: LearnerSession
  let lesson: Lesson
  let exercise: Exercise

  /// The problems of the exercise.
  ///
  /// - Parameter record: the result of the solution, which the session has run last.
  func findings(after record: BlockRecord) async -> [Finding] {
    guard record.findings.isEmpty else { return [] }
    _ = await session.undo()
    var findings: [Finding] = []
    if await passes(exercise.start.code) {
      findings.append(
        finding(
          "the exercise passes without a change",
          advice: "Begin with code that prints different output, or require the origin of a value.")
      )
    }
    if !exercise.origins.isEmpty, await passes(Self.printing(record.result.output), isFree: true) {
      findings.append(
        finding(
          "a program that only prints the output passes the exercise",
          advice: "In `from=\"…\"`, require a value that only a solution reads."))
    }
    if let solved = exercise.solved, await !passes(solved.code) {
      findings.append(
        finding(
          "the solution passes only if it is the first attempt",
          advice: "Earlier attempts leave values in a cache. Create new values in the solution."))
    }
    return findings
  }

  /// Tries code, and removes its declarations.
  private func passes(_ code: String, isFree: Bool = false) async -> Bool {
    let (record, verdict) = await session.attempt(
      code, at: exercise, name: lesson.path, fileLine: exercise.start.line, isFree: isFree)
    if record?.result.isRejected == false { _ = await session.undo() }
    return verdict == .solved
  }

  /// A program that only prints a text.
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
