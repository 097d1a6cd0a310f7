package import Lessons

extension LearnerSession {
  /// Runs code that is to solve an exercise, and judges what it does. It is a submission that can be
  /// taken back.
  ///
  /// - Parameters:
  ///   - name: where the code is from.
  ///   - fileLine: the line there at which it begins; nil for the session's own.
  ///   - isFree: whether locked lines may be missing.
  package func attempt(
    _ code: String, at exercise: Exercise, name: String, fileLine: Int? = nil,
    isFree: Bool = false
  ) async -> (record: BlockRecord?, verdict: ExerciseVerdict) {
    if !isFree, let line = exercise.missingLockedLine(in: code) {
      return (nil, .lockedLineMissing(line))
    }
    var block = exercise.start
    block.code = code
    if let fileLine { block.line = fileLine }
    let result = await submit(code, name: name, fileLine: fileLine, isTyped: true)
    let record = BlockRecord(block: block, result: result, findings: [])
    return (record, ExerciseVerdict(record, of: exercise))
  }

  /// Runs the solution of an exercise; the findings are about a lesson that doesn't hold its promise.
  func solve(_ exercise: Exercise, of lesson: Lesson) async -> BlockRecord? {
    guard let solved = exercise.solved else { return nil }
    let (attempted, verdict) = await attempt(
      solved.code, at: exercise, name: lesson.path, fileLine: solved.line)
    guard var record = attempted else { return nil }
    record.block = solved
    record.findings = record.problems(path: lesson.path)
    if case .origin(let origin, let found) = verdict {
      record.findings.append(
        Finding(
          message: "the solution doesn't read `\(origin.name)` as the exercise wants it",
          name: lesson.path, line: solved.line,
          notes: [Finding.Note(message: origin.wanted(found))],
          advice: "Correct `from=\"…\"` of the exercise, or its solution."))
    }
    return record
  }
}

extension WantedOrigin {
  /// What was wanted, and what was found.
  package func wanted(_ found: [Source]) -> String {
    let wanted = "a value of `\(name)` has to come from: \(source.words)"
    guard !found.isEmpty else { return wanted + "; it was never read" }
    return wanted + "; found: " + found.map(\.words).joined(separator: ", ")
  }
}

extension WantedOrigin.Source {
  package var words: String {
    switch self {
    case .bound: "a binding in effect"
    case .default: "the default"
    case .override: "an override in effect"
    case .captured: "what was captured"
    case .live: "the live value"
    case .test: "the test value"
    case .preview: "the preview value"
    case .prepared: "what was prepared"
    }
  }
}
