import Execution
package import Lessons
import Lowering
import Machine
import MessageTables
import Phrases
import Reading
package import Recording

extension Finding {
  /// A problem in a program, at its place in the source file.
  init(_ diagnostic: Diagnostic, in sources: [Source]) {
    let sources = SplitSources(sources)
    let spot = Spot(diagnostic.position.line, diagnostic.position.column, in: sources)
    self.init(
      severity: diagnostic.severity == .error ? .error : .warning,
      message: diagnostic.message, name: spot.name, line: spot.line, column: spot.column,
      sourceLine: spot.sourceLine,
      notes: diagnostic.notes.map { note in
        let spot = Spot(note.position.line, note.position.column, in: sources)
        var result = Note(
          message: note.message, line: spot.line, column: spot.column,
          sourceLine: spot.sourceLine)
        result.sessionLine = spot.sessionLine
        return result
      },
      advice: diagnostic.advice)
    sessionLine = spot.sessionLine
  }

  /// The reason why a run ended early; nil if the run finished, or the program ended it.
  package init?(_ trace: Trace) {
    let problem: RunProblem
    let place: Place?
    switch trace.outcome {
    case .finished, .exited: return nil
    case .threw(let error, let thrownAt): (problem, place) = (.threw(error: error), thrownAt)
    case .trapped(let reason, let stoppedAt): (problem, place) = (.trapped(reason), stoppedAt)
    case .limitReached(let limit, let stoppedAt): (problem, place) = (.limit(limit), stoppedAt)
    case .interrupted(let stoppedAt): (problem, place) = (.interrupted, stoppedAt)
    }
    guard let place else {
      self.init(problem, name: trace.sources.last?.name ?? "")
      return
    }
    let spot = Spot(place.line, place.column, in: SplitSources(trace.sources))
    self.init(problem, name: spot.name, line: spot.line)
    column = spot.column
    sourceLine = spot.sourceLine
  }

  /// The issues that a run reported, for output without a trace.
  ///
  /// Reported issues are neither a part of the program's output nor the end of the program.
  package static func issues(of trace: Trace) -> [Finding] {
    let sources = SplitSources(trace.sources)
    return trace.events.compactMap { event in
      guard case .issueReported(let text) = event.kind else { return nil }
      let issue = IssueText(text)
      let spot = event.place.map { Spot($0.line, $0.column, in: sources) }
      return Finding(
        severity: .warning,
        message: issue.symptom.isEmpty ? RunProblem.reportedIssue.text : issue.symptom,
        name: spot?.name ?? trace.sources.last?.name ?? "", line: spot?.line,
        column: spot?.column, sourceLine: spot?.sourceLine,
        notes: issue.facts.map { Note(message: $0) },
        advice: issue.advice.isEmpty ? nil : issue.advice)
    }
  }

  /// A problem in the text of a lesson.
  package init(_ diagnostic: LessonDiagnostic) {
    let before = diagnostic.sourceLine.utf8.prefix(max(0, diagnostic.column - 1))
    self.init(
      message: diagnostic.message, name: diagnostic.file, line: diagnostic.line,
      column: diagnostic.sourceLine.isEmpty
        ? diagnostic.column : String(decoding: before, as: UTF8.self).count + 1,
      sourceLine: diagnostic.sourceLine.isEmpty ? nil : diagnostic.sourceLine,
      advice: diagnostic.advice)
  }
}

/// Sources with their lines. A finding can have thousands of notes, and a trace as many issues.
private struct SplitSources {
  let sources: [(source: Source, lines: [Substring])]

  init(_ sources: [Source]) { self.sources = sources.map { ($0, $0.lines) } }

  /// The source with the line. The empty line after the end of a text may be the first line of another text,
  /// so the source that begins last is the right one.
  func line(_ number: Int) -> (source: Source, text: Substring)? {
    var found: (source: Source, text: Substring)?
    for (source, lines) in sources.reversed() {
      let index = number - source.firstLine
      guard lines.indices.contains(index) else { continue }
      if let found, found.source.firstLine > source.firstLine { continue }
      found = (source, lines[index])
    }
    return found
  }
}

/// The place in a file for a line of the session.
private struct Spot {
  var name: String
  var line: Int?
  var column: Int?
  var sourceLine: String?
  var sessionLine: Int?

  init(_ line: Int, _ column: Int, in sources: SplitSources) {
    guard let (source, text) = sources.line(line) else {
      // The place is in generated code, or directly after the end of the last text.
      name = sources.sources.last?.source.name ?? ""
      return
    }
    name = source.name
    self.line = source.fileLine + line - source.firstLine
    self.column = column
    sessionLine = line
    sourceLine = String(text)
  }
}
