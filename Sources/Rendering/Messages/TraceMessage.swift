import MessageTables
import Phrases
import Recording

/// Remarks of a trace about its own lines: the omitted ones, and the visit of a line.
enum TraceMessage: Message {
  case more(Int, Annotation.Verb, ellipsis: String)
  case moreLines(Int, ellipsis: String)
  case moreChanges(Int, ellipsis: String)
  case foldedLines(Int)
  case printedInOrder
  case time(Int)
  case again(StyledText)
}

extension TraceMessage {
  /// How the issue of an `#expect` begins.
  static let expectation = "Expectation failed"

  var sentence: Phrase<StyledText> {
    switch self {
    case .more(let count, let verb, let ellipsis):
      "\(plain: ellipsis) \(count) more \(Self.plural(of: verb)) like this"
    case .moreLines(let count, let ellipsis):
      .plural(
        count, one: "\(plain: ellipsis) 1 more line",
        other: "\(plain: ellipsis) \(count) more lines")
    case .moreChanges(let count, let ellipsis):
      .plural(
        count, one: "\(plain: ellipsis) 1 more change",
        other: "\(plain: ellipsis) \(count) more changes")
    case .foldedLines(let count): .plural(count, one: "1 line", other: "\(count) lines")
    case .printedInOrder: "printed, in this order:"
    case .time(let number): "\(Self.ordinal(number)) time"
    case .again(let place): "again \(place)"
    }
  }

  /// The word for several events of a kind.
  private static func plural(of verb: Annotation.Verb) -> Phrase<StyledText> {
    switch verb {
    case .bind: "bindings"
    case .override: "overrides"
    case .prepare: "preparations"
    case .inherit: "inheriting scopes"
    case .yield: "yields"
    case .restore: "restores"
    case .start: "starts"
    case .enqueue: "closures"
    case .sync: "synchronous closures"
    case .end: "ends"
    case .await: "awaits"
    case .sleep: "sleeps"
    case .cancel: "cancellations"
    case .reaches: "cancelled tasks"
    case .misses: "tasks that are not cancelled"
    case .observe: "observations"
    case .notify: "changes of observed properties"
    case .next: "results"
    case .refuse: "refusals"
    case .suspend: "suspensions"
    case .resume: "resumptions"
    case .waits: "waits"
    case .changed, .finds: "changes"
    case .advance: "advances"
    case .finish: "ends of streams"
    case .read: "reads"
    case .resolve: "resolutions"
    case .capture: "captures"
    case .action: "actions"
    case .effect: "effects"
    case .drop: "drops"
    case .receive: "receptions"
    case .expect: "expectations"
    case .prints: "prints"
    case .issue: "issues"
    case .lost: "losses"
    case .keep: "kept values"
    case .throw: "errors"
    case .trap, .limit, .stop: "stops"
    }
  }

  /// `1st`, `2nd`, `11th`.
  private static func ordinal(_ number: Int) -> Phrase<StyledText> {
    switch (number % 10, number % 100) {
    case (_, 11...13): "\(number)th"
    case (1, _): "\(number)st"
    case (2, _): "\(number)nd"
    case (3, _): "\(number)rd"
    default: "\(number)th"
    }
  }
}

/// The words before a diagnostic's message, its notes and its advice.
enum DiagnosticLabel: Message {
  case severity(Diagnostic.Severity)
  case help
}

extension DiagnosticLabel {
  var sentence: Phrase<StyledText> {
    switch self {
    case .severity(.error): "error"
    case .severity(.warning): "warning"
    case .severity(.note): "note"
    case .help: "help"
    }
  }
}
