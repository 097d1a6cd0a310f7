import Recording

/// The text under a line of source about one event there.
struct Annotation: Hashable, Sendable {
  /// The kind of event, as the word in the second column.
  enum Verb: String, Hashable, CaseIterable, Sendable {
    case bind, override, prepare, inherit, yield, restore
    case start, enqueue, sync, end, await, sleep, cancel
    case observe, notify
    case reaches, misses, next, refuse, suspend, resume, waits, changed, finds, advance, finish
    case read, resolve, capture
    case action, effect, drop, receive, expect
    case prints, issue
    case lost, keep
    case `throw`, trap, limit, stop

    /// Returns the mark before its values in a list of them.
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

  /// The effect of the annotation on the bracket of a scope.
  enum Mark: Hashable, Sendable {
    case none
    case enters(Place)
    case leaves(Place)
  }

  /// The properties by which annotations of one line are alike: all except the value and the lane.
  struct Pattern: Hashable, Sendable {
    var verb: Verb
    var family: LaneID.Family
    var subject = ""
    var taskLocal: TaskLocalOrigin?
    var dependency: DependencyOrigin?
    var isLost = false
    /// The places in functions through which the event was caused.
    var path: [Place?] = []
    /// The number of turns that the effect that sent an action had taken.
    var turn = 0
  }

  /// The number of the event, which orders the annotations of one line.
  var number: Int
  /// The line of source; nil if no line caused the event.
  var line: Int?
  var lane: LaneID
  /// The actor or the store of the event.
  var party: Party?
  /// The number of the lane's visit to the line, if it visits the line repeatedly.
  var time: Int?
  /// The call from the line that caused it; nil if the line itself did.
  var entrance: Int?
  /// The place in a function; empty for an event of the block itself.
  var ownPlace: StyledText = ""
  /// The text above it: the place and the visit of it and of the annotations that follow.
  var head: StyledText?
  /// The visit after the origin, if this is the only event of the visit.
  var ordinal: StyledText = ""
  var verb: Verb
  /// The third column, with several lines for several overrides, or for several lines of output.
  var what: [StyledText]
  /// The fourth column: the origin of a value. Often empty.
  var origin: StyledText = ""
  /// The index of the happening from which `what` and `origin` will be made.
  var wordless: Int?
  /// The value alone, for the list of values in a summary of similar annotations.
  var value: String?
  /// The lane that was created.
  var created: LaneID?
  /// The name and the kind of the created lane: `T1 · Task`.
  var creation: StyledText = ""
  /// The lane of an effect that was cancelled.
  var cancelled: LaneID?
  /// The beginnings of the scopes that the lane didn't inherit.
  var lacking: Set<Place> = []
  var pattern: Pattern
  var mark = Mark.none
  /// The lines that its words mention.
  var cited: Set<Int> = []
  /// The column of source for a caret.
  var caret: Int?
  /// A sentence about several annotations, which replaces the columns.
  var summary: StyledText?
}
