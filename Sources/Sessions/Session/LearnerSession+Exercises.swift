package import Lessons

extension LearnerSession {
  /// Runs an attempt to solve an exercise, and judges the result. The submission can be undone.
  ///
  /// - Parameters:
  ///   - name: the file that contains the code.
  ///   - fileLine: the line of the file at which the code begins; nil for the session's own lines.
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

  /// Runs the lesson's own solution of an exercise. The record's findings report mistakes in the lesson.
  func solve(_ exercise: Exercise, of lesson: Lesson) async -> BlockRecord? {
    guard let solved = exercise.solved else { return nil }
    let (attempted, verdict) = await attempt(
      solved.code, at: exercise, name: lesson.path, fileLine: solved.line)
    guard var record = attempted else { return nil }
    record.block = solved
    record.findings = record.problems(path: lesson.path)
    if case .origin(let origin, let found) = verdict {
      record.findings.append(Finding(missing: origin, found, at: solved, of: lesson))
    }
    return record
  }
}

extension Finding {
  /// A solution in which a value doesn't have the required origin.
  init(
    missing origin: WantedOrigin, _ found: [WantedOrigin.Source], at solved: CodeBlock,
    of lesson: Lesson
  ) {
    let note: CheckNoteMessage =
      found.isEmpty ? .neverRead(origin) : .otherOrigins(origin, found: found)
    self.init(
      CheckProblem.otherOrigin(name: origin.name), name: lesson.path, line: solved.line,
      notes: [Note(note)])
  }
}
