package import Lessons

/// Proves that lessons hold what they promise: `heirloom check`.
package struct Checker: Sendable {
  package struct Report: Equatable, Sendable {
    package var lesson: Lesson
    package var findings: [Finding]
    package var status: ExitStatus
    /// The file as it should read for every block to print what it prints; nil when it does, or
    /// when something else has to be put right first.
    package var blessed: String?
  }

  let seconds: Double?

  /// - Parameter seconds: how long a block may take.
  package init(seconds: Double? = 30) {
    self.seconds = seconds
  }

  /// Checks one lesson.
  ///
  /// - Parameters:
  ///   - linkFindings: what is known about its links, which only its folder can tell.
  ///   - begin: called with the session before anything runs, so that it can be interrupted.
  package func check(
    _ parsed: ParsedLesson, linkDiagnostics: [LessonDiagnostic] = [],
    begin: (LearnerSession) -> Void = { _ in }
  ) async -> Report {
    let lesson = parsed.lesson
    var report = Report(
      lesson: lesson, findings: (parsed.diagnostics + linkDiagnostics).map { Finding($0) },
      status: .fine)
    if !parsed.diagnostics.isEmpty {
      // What follows a fence that is not closed would be run as what it is not.
      report.status = .misuse
      return report
    }
    if !report.findings.isEmpty { report.status = .failed }

    let session = LearnerSession(seconds: seconds)
    begin(session)
    var outputs: [CodeBlock.ID: String] = [:]
    var isBlessable = true
    let status = await LessonRunner(session: session).run(lesson) { moment in
      guard let record = moment.record else { return }
      report.findings += record.findings
      outputs[record.block.id] = record.comparedText
      isBlessable = isBlessable && record.isBlessable
      guard case .exercise(let exercise, _) = moment, record.status != .interrupted else { return }
      let checker = ExerciseChecker(session: session, lesson: lesson, exercise: exercise)
      let findings = await checker.findings(after: record)
      report.findings += findings
      if !findings.isEmpty { report.status = max(report.status, .failed) }
    }
    session.abandon()
    report.status = max(report.status, status)
    if isBlessable, let blessed = parsed.blessed(outputs: outputs), blessed != parsed.text {
      report.blessed = blessed
    }
    return report
  }
}

extension LessonRunner.Moment {
  /// What came of a block, if one was run.
  package var record: BlockRecord? {
    switch self {
    case .ran(let record): record
    case .exercise(_, let record): record
    case .title, .heading, .prose, .prediction: nil
    }
  }
}

extension BlockRecord {
  /// Whether it ended as its lesson means it to, so that what it printed may be what is expected.
  var isBlessable: Bool {
    let isMeantToBeRejected = block.mode == .rejected
    return result.isRejected == isMeantToBeRejected && result.status <= .failed
      && (isMeantToBeRejected || result.status == .fine)
  }
}
