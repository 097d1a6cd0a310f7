package import Lessons

extension Checker {
  package struct RecapReport: Equatable, Sendable {
    package var file: ParsedRecaps
    package var findings: [Finding]
    package var status: ExitStatus
    /// The text of the file with the actual output of every block. Nil if the text is correct
    /// already, or if another problem must be corrected first.
    package var blessed: String?
  }

  /// Checks a file of recaps: their steps exist, and their code prints the expected output.
  ///
  /// - Parameters:
  ///   - library: the lessons that the recaps are about.
  ///   - begin: called with each session before code runs in it.
  package func check(
    _ file: ParsedRecaps, of library: LessonLibrary, begin: (LearnerSession) -> Void = { _ in }
  ) async -> RecapReport {
    let gone = library.diagnostics(ofRecapsIn: file)
    var report = RecapReport(
      file: file, findings: (file.diagnostics + gone).map { Finding($0) },
      status: file.diagnostics.isEmpty ? gone.isEmpty ? .fine : .failed : .misuse)
    guard file.diagnostics.isEmpty else { return report }
    var outputs: [CodeBlock.ID: String] = [:]
    var isBlessable = true
    for code in file.recaps.compactMap(\.code) {
      // Each recap is a separate program.
      let session = LearnerSession(seconds: seconds)
      begin(session)
      let record = await session.run(code, ofFile: file.path)
      session.abandon()
      report.findings += record.findings
      report.status = max(report.status, record.status)
      outputs[code.id] = record.comparedText
      isBlessable = isBlessable && record.isBlessable
      if record.status == .interrupted { return report }
    }
    if isBlessable, let blessed = file.blessed(outputs: outputs), blessed != file.text {
      report.blessed = blessed
    }
    return report
  }
}
