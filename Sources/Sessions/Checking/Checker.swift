package import Lessons
package import Recording

/// Checks that the code of lessons does what the lessons say: `heirloom check`.
package struct Checker: Sendable {
  package struct Report: Equatable, Sendable {
    package var lesson: Lesson
    package var findings: [Finding]
    package var status: ExitStatus
    /// The text of the file with the actual output of every block. Nil if the text is correct
    /// already, or if another problem must be corrected first.
    package var blessed: String?
  }

  /// Returns whether a trace has an event with some words.
  package typealias EventSearch = @Sendable (Trace, String) -> Bool

  let seconds: Double?
  private let hasEvent: EventSearch

  /// - Parameters:
  ///   - seconds: the time limit for a block.
  ///   - hasEvent: finds the events that comments name above a look. Without it, they are not checked.
  package init(
    seconds: Double? = 30, hasEvent: @escaping EventSearch = { _, _ in true }
  ) {
    self.seconds = seconds
    self.hasEvent = hasEvent
  }

  /// Checks one lesson.
  ///
  /// - Parameters:
  ///   - linkDiagnostics: the problems of its links, which depend on the other files in the folder.
  ///   - begin: called with the session before any code runs, so that the caller can interrupt it.
  package func check(
    _ parsed: ParsedLesson, linkDiagnostics: [LessonDiagnostic] = [],
    begin: (LearnerSession) -> Void = { _ in }
  ) async -> Report {
    let lesson = parsed.lesson
    var report = Report(
      lesson: lesson, findings: (parsed.diagnostics + linkDiagnostics).map { Finding($0) },
      status: .fine)
    if !parsed.diagnostics.isEmpty {
      // After an unclosed fence, text would run as code.
      report.status = .misuse
      return report
    }
    // A session allows a type that is declared twice, but the compiler doesn't.
    report.findings += lesson.compiledForm().diagnostics.map { Finding($0) }
    if !report.findings.isEmpty { report.status = .failed }

    let session = LearnerSession(seconds: seconds)
    begin(session)
    var outputs: [CodeBlock.ID: String] = [:]
    var isBlessable = true
    var latest: Trace?
    var asked: Prediction?
    let status = await LessonRunner(session: session).run(lesson) { moment in
      if case .prediction(let prediction) = moment, let proof = prediction.proof,
        let trace = latest, !hasEvent(trace, proof.words)
      {
        report.findings.append(Finding(proof, path: lesson.path))
        report.status = max(report.status, .failed)
      }
      if case .prediction(let prediction) = moment, prediction.kind == .predict {
        asked = prediction
      }
      guard let record = moment.record else { return }
      if let prediction = asked {
        asked = nil
        if let wrong = prediction.wrongChoice(shownBy: record.result.output) {
          report.findings.append(Finding(wrong, insteadOf: prediction.rightChoice, lesson.path))
        }
      }
      if record.isEventful, let trace = record.result.trace { latest = trace }
      report.findings += record.findings
      outputs[record.block.id] = record.comparedText
      isBlessable = isBlessable && record.isBlessable
      guard case .exercise(let exercise, _) = moment, record.status != .interrupted else { return }
      let checker = ExerciseChecker(session: session, lesson: lesson, exercise: exercise)
      let findings = await checker.findings(after: record)
      report.findings += findings
      if !findings.isEmpty {
        report.status = max(report.status, .failed)
        // The output of a solution that doesn't solve the exercise isn't what the exercise expects.
        outputs[record.block.id] = nil
      }
    }
    session.abandon()
    report.status = max(report.status, status)
    if isBlessable, let blessed = parsed.blessed(outputs: outputs), blessed != parsed.text {
      report.blessed = blessed
    }
    return report
  }
}

extension Finding {
  fileprivate init(
    _ wrong: Prediction.Choice, insteadOf right: Prediction.Choice?, _ path: String
  ) {
    self.init(
      CheckProblem.otherChoice("\(wrong.text)"), severity: .warning, name: path, line: right?.line,
      notes: [Note(.shownChoice, line: wrong.line)])
  }

  fileprivate init(_ proof: Prediction.Proof, path: String) {
    self.init(CheckProblem.noEvent(proof.words), name: path, line: proof.line)
  }
}

extension LessonRunner.Moment {
  /// The result of a block, if a block ran.
  package var record: BlockRecord? {
    switch self {
    case .ran(let record): record
    case .exercise(_, let record): record
    case .title, .heading, .prose, .prediction: nil
    }
  }
}

extension BlockRecord {
  /// Whether the block ended in the way that the lesson intends, so that its output can be blessed.
  var isBlessable: Bool {
    let isMeantToBeRejected = block.mode == .rejected
    return result.isRejected == isMeantToBeRejected && result.status <= .failed
      && (isMeantToBeRejected || result.status == .fine)
  }
}
