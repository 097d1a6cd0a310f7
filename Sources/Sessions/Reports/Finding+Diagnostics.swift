import Execution
package import Lessons
import Lowering
import Machine
import Reading
package import Recording

extension Finding {
  /// A problem in a program, at its place in the source file.
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

  /// The reason why a run ended early; nil if the run finished, or the program ended it.
  package init?(_ trace: Trace) {
    let message: String
    var advice: String?
    let place: Place?
    switch trace.outcome {
    case .finished, .exited: return nil
    case .threw(let error, let thrownAt):
      (message, place) = ("the program threw an error and doesn't catch it: \(error)", thrownAt)
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

  /// The issues that a run reported, for output without a trace.
  ///
  /// Reported issues are neither a part of the program's output nor the end of the program.
  package static func issues(of trace: Trace) -> [Finding] {
    trace.events.compactMap { event in
      guard case .issueReported(let text) = event.kind else { return nil }
      let issue = IssueText(text)
      let spot = event.place.map { Spot($0.line, $0.column, in: trace.sources) }
      return Finding(
        severity: .warning,
        message: issue.symptom.isEmpty ? "the program reported an issue" : issue.symptom,
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

/// The place in a file for a line of the session.
private struct Spot {
  var name: String
  var line: Int?
  var column: Int?
  var sourceLine: String?
  var sessionLine: Int?

  init(_ line: Int, _ column: Int, in sources: [Source]) {
    guard let source = Self.source(of: line, in: sources) else {
      // The place is in generated code, or directly after the end of the last text.
      name = sources.last?.name ?? ""
      return
    }
    name = source.name
    self.line = source.fileLine + line - source.firstLine
    self.column = column
    sessionLine = line
    sourceLine = source.line(line).map(String.init)
  }

  /// The source with the line. The empty line after the end of a text may be the first line of another text,
  /// so the source that begins last is the right one.
  private static func source(of line: Int, in sources: [Source]) -> Source? {
    sources.reversed().filter { $0.line(line) != nil }.max { $0.firstLine < $1.firstLine }
  }
}

extension Outcome.Limit {
  fileprivate var message: String {
    switch self {
    case .instructions: "stopped: the program ran more instructions than allowed"
    case .memory: "stopped: the program used more memory than allowed"
    case .output: "stopped: the program printed more than allowed"
    case .tasks: "stopped: the program created more tasks than allowed"
    case .nesting: "stopped: the program's calls nested deeper than allowed"
    case .time: "stopped: the program ran longer than allowed"
    case .computing: "stopped: the program computed longer than allowed"
    case .size: "stopped: a value would be larger than allowed"
    case .depth: "stopped: the program's values nested deeper than allowed"
    case .types: "stopped: a type would be made of more types than allowed"
    }
  }

  fileprivate var advice: String? {
    let question =
      switch self {
      case .instructions, .computing: "Is there a loop that never ends?"
      case .time: "Is there a loop or an `await` that never ends?"
      case .memory, .size: "Is there a collection that never stops growing?"
      case .output: "Is there a loop that never stops printing?"
      case .tasks: "Is there a loop that never stops starting tasks?"
      case .nesting: "Is there a scope or closure that calls itself without end?"
      case .depth: "Is there a loop that stores a value inside of itself again and again?"
      case .types: "Does a generic function call itself with a larger type each time?"
      }
    // The limits on single values can't be changed.
    guard RunLimits.named.contains(where: { $0.name == rawValue }) else { return question }
    return question + " To change the limit, use `heirloom eval --limit \(rawValue)=NUMBER`."
  }
}
