import Recording

/// What is written under a line of source about one thing that happened there.
struct Annotation: Hashable, Sendable {
  /// What happened, as the word in the second column.
  enum Verb: String, Hashable, CaseIterable, Sendable {
    case bind, override, prepare, inherit, yield, restore
    case start, enqueue, sync, end, await, sleep, cancel
    case reaches, misses, next, refuse, waits, changed, advance, finish
    case read, resolve, capture
    case action, effect, drop, receive, expect
    case prints, issue
    case lost, keep
    case `throw`, trap, limit, stop

    /// The word for several of them.
    var plural: String {
      switch self {
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
      case .next: "results"
      case .refuse: "refusals"
      case .waits: "waits"
      case .changed: "changes"
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

    /// What stands before its values in a list of them.
    func valueMark(_ glyphs: Glyphs) -> String {
      switch self {
      case .read, .resolve: glyphs.arrow + " "
      case .bind, .override, .prepare: "= "
      default: ""
      }
    }

    var style: Style {
      switch self {
      case .issue, .throw, .trap, .limit, .stop: .error
      case .lost: .lost
      default: .verb
      }
    }
  }

  /// What the annotation does to the bracket of a scope.
  enum Mark: Hashable, Sendable {
    case none
    case enters(Place)
    case leaves(Place)
  }

  /// What makes annotations of one line "like" each other: all but the value and the lane.
  struct Pattern: Hashable, Sendable {
    var verb: Verb
    var family: LaneID.Family
    var subject = ""
    var taskLocal: TaskLocalOrigin?
    var dependency: DependencyOrigin?
    var isLost = false
    /// Through which places in functions it came about.
    var path: [Place?] = []
  }

  /// The number of the event; annotations of one line stand in this order.
  var number: Int
  /// The line of source it stands under; nil for what no line caused.
  var line: Int?
  var lane: LaneID
  /// The actor or the store that it is about.
  var party: Party?
  /// Which time the lane is at the line, where it comes there again.
  var time: Int?
  /// Which call from the line it belongs to; nil where the line itself did it.
  var entrance: Int?
  /// Where in a function it happened; empty for what the block did itself.
  var ownPlace: StyledText = ""
  /// What stands above it: where it and what follows happened, and which time it is.
  var head: StyledText?
  /// Which time it is, behind the origin, where it is all that happened that time.
  var ordinal: StyledText = ""
  var verb: Verb
  /// The third column; several lines for several overrides, or for several lines of output.
  var what: [StyledText]
  /// The fourth column: where a value came from. Often empty.
  var origin: StyledText = ""
  /// The index of the happening that `what` and `origin` are still to be made of.
  var wordless: Int?
  /// The value alone, as it is listed when annotations like this one are summed up.
  var value: String?
  /// The lane that was created.
  var created: LaneID?
  /// The name and the kind of the created lane: `T1 · Task`.
  var creation: StyledText = ""
  /// The lane of an effect that was cancelled.
  var cancelled: LaneID?
  /// Where the scopes began that did not come along into the lane.
  var lacking: Set<Place> = []
  var pattern: Pattern
  var mark = Mark.none
  /// The column of source a caret points at.
  var caret: Int?
  /// A sentence about several annotations, which takes the place of the columns.
  var summary: StyledText?
}
