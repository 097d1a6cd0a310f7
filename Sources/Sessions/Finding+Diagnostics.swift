import Execution
package import Lessons
import Lowering
import Machine
package import Recording

extension Finding {
  /// What is wrong with a program, at its place in the file that it came from.
  init(_ diagnostic: Diagnostic, in sources: [Source]) {
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

  /// Why a run ended before its time; nil if it did not.
  package init?(_ trace: Trace) {
    let message: String
    var advice: String?
    let place: Place?
    switch trace.outcome {
    case .finished: return nil
    case .threw(let error, let thrownAt):
      (message, place) = ("the program threw an error that nobody catches: \(error)", thrownAt)
    case .trapped(let reason, let stoppedAt):
      (message, place) = (reason, stoppedAt)
    case .limitReached(let limit, let stoppedAt):
      (message, place) = (limit.message, stoppedAt)
      advice = limit.advice
    case .interrupted(let stoppedAt):
      (message, place) = ("interrupted", stoppedAt)
    }
    guard let place else {
      self.init(message: message, name: trace.sources.last?.name ?? "", advice: advice)
      return
    }
    let spot = Spot(place.line, place.column, in: trace.sources)
    self.init(
      message: message, name: spot.name, line: spot.line, column: spot.column,
      sourceLine: spot.sourceLine, advice: advice)
  }

  /// The issues that a run reported, for whoever doesn't see its trace: they are neither printed by
  /// the program nor its end.
  package static func issues(of trace: Trace) -> [Finding] {
    trace.events.compactMap { event in
      guard case .issueReported(let text) = event.kind else { return nil }
      let issue = IssueText(text)
      let spot = event.place.map { Spot($0.line, $0.column, in: trace.sources) }
      return Finding(
        severity: .warning,
        message: issue.symptom.isEmpty ? "an issue was reported" : issue.symptom,
        name: spot?.name ?? trace.sources.last?.name ?? "", line: spot?.line,
        column: spot?.column, sourceLine: spot?.sourceLine,
        notes: issue.facts.map { Note(message: $0) },
        advice: issue.advice.isEmpty ? nil : issue.advice)
    }
  }

  /// What is wrong with a lesson's text.
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

/// A place counted in the session's lines, as it is called in the file.
private struct Spot {
  var name: String
  var line: Int?
  var column: Int?
  var sourceLine: String?
  var sessionLine: Int?

  init(_ line: Int, _ column: Int, in sources: [Source]) {
    guard let source = sources.last(where: { $0.line(line) != nil }) else {
      // The place is in what no learner wrote, or just past the end of the last text.
      name = sources.last?.name ?? ""
      return
    }
    name = source.name
    self.line = source.fileLine + line - source.firstLine
    self.column = column
    sessionLine = line
    sourceLine = source.line(line).map(String.init)
  }
}

extension Outcome.Limit {
  fileprivate var message: String {
    switch self {
    case .instructions: "stopped: it ran more instructions than a lesson may"
    case .memory: "stopped: it used more memory than a lesson may"
    case .output: "stopped: it printed more than a lesson may"
    case .tasks: "stopped: it created more tasks than a lesson may"
    case .nesting: "stopped: its calls nested deeper than a lesson's may"
    case .time: "stopped: it ran longer than a lesson may"
    case .computing: "stopped: it computed longer than a lesson may"
    case .size: "stopped: a value would be larger than a lesson's may"
    case .depth: "stopped: its values nested deeper than a lesson's may"
    case .types: "stopped: a type would be made of more types than a lesson's may"
    }
  }

  fileprivate var advice: String? {
    let question =
      switch self {
      case .instructions, .computing: "Is there a loop that never ends?"
      case .time: "Is there a loop, or a wait, that never ends?"
      case .memory, .size: "Does a collection grow without an end?"
      case .output: "Is there a loop that prints without an end?"
      case .tasks: "Is there a loop that starts tasks without an end?"
      case .nesting: "Is there a scope that enters itself?"
      case .depth: "Is there a value that is put into itself, again and again?"
      case .types: "Does a generic function call itself with a larger type each time?"
      }
    // Of one value, no more would do any good.
    guard RunLimits.named.contains(where: { $0.name == rawValue }) else { return question }
    return question + " `heirloom eval --limit \(rawValue)=NUMBER` allows more."
  }
}
