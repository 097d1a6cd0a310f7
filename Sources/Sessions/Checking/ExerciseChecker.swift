import Lessons

/// Checks an exercise: the code at the start fails, and only a real solution passes.
struct ExerciseChecker {
  let session: LearnerSession
  let lesson: Lesson
  var exercise: Exercise

  /// The problems of the exercise.
  ///
  /// - Parameter record: the result of the solution, which the session has run last.
  func findings(after record: BlockRecord) async -> [Finding] {
    if record.findings.isEmpty { return await problems(after: record) }
    guard record.isBlessable, let comparison = record.comparison, !comparison.isMatch else {
      return []
    }
    // With `--bless`, the exercise would expect this output.
    var blessed = self
    blessed.exercise = exercise.expecting(record.result.output)
    return await blessed.problemsIfBlessed(after: record).map { finding in
      var finding = finding
      finding.notes.append(Finding.Note(.onlyWithActualOutput))
      return finding
    }
  }

  private func problemsIfBlessed(after record: BlockRecord) async -> [Finding] {
    guard let solved = exercise.solved else { return [] }
    var record = record
    record.block = solved
    if case .origin(let origin, let found) = ExerciseVerdict(record, of: exercise) {
      return [Finding(missing: origin, found, at: solved, of: lesson)]
    }
    return await problems(after: record)
  }

  private func problems(after record: BlockRecord) async -> [Finding] {
    _ = await session.undo()
    var findings: [Finding] = []
    if await passes(exercise.start.code) {
      findings.append(finding(.passesUnchanged))
    }
    if !exercise.origins.isEmpty, await passes(Self.printing(record.result.output), isFree: true) {
      findings.append(finding(.passesByPrinting))
    }
    if let solved = exercise.solved, await !passes(solved.code) {
      findings.append(finding(.passesOnlyAtFirst))
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

  private func finding(_ problem: CheckProblem) -> Finding {
    Finding(problem, name: lesson.path, line: exercise.start.line)
  }
}
