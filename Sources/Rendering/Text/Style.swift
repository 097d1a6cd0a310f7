package import Recording

/// The meaning of a piece of text. A `Painter` decides how it looks.
///
/// Only the eight basic colors, bold and dim are used, without a background or in pairs, because themes keep those legible on dark
/// and on light backgrounds. Every style also differs from plain text in its words or its glyphs.
package enum Style: Hashable, Sendable {
  case plain
  /// Line numbers and the bars beside them.
  case gutter
  /// Text that may be skipped.
  case dim

  // Swift
  case keyword, number, string, comment, attribute

  // Traces
  case name, value, verb
  /// A line that explains another line.
  case reference
  /// Scope brackets, and the names that a scope sets.
  case binding
  /// A default, and other values that weren't inherited.
  case lost
  case printed
  case lane(LaneID)
  /// The current moment while stepping.
  case current
  /// The line of code at which the current moment is.
  case currentLine
  /// The event that shows the right answer to a question.
  case proof

  // Prose and diagnostics
  case heading, strong, emphasis, code
  case error, warning, note
  case right, wrong

  /// The parameters of the SGR escape sequence, or nil for the terminal's default.
  package var parameters: String? {
    switch self {
    case .plain, .name, .reference: nil
    case .gutter, .dim, .comment: "2"
    case .keyword: "35"
    case .number: "36"
    case .string: "32"
    case .attribute: "33"
    case .value: "1"
    case .verb: "2"
    case .binding: "36"
    case .lost: "1;33"
    case .printed: "32"
    case .lane(let lane): Self.parameters(of: lane)
    case .current: "1;7"
    case .currentLine: "30;46"
    case .proof: "30;42"
    case .heading, .strong: "1"
    case .emphasis: "3"
    case .code: "36"
    case .error, .wrong: "1;31"
    case .warning: "1;33"
    case .note: "1"
    case .right: "1;32"
    }
  }

  /// Whether spaces in the style differ from other spaces.
  var hasBackground: Bool {
    switch self {
    case .current, .currentLine, .proof: true
    case .plain, .gutter, .dim, .keyword, .number, .string, .comment, .attribute, .name, .value,
      .verb, .reference, .binding, .lost, .printed, .lane, .heading, .strong, .emphasis, .code,
      .error, .warning, .note, .right, .wrong:
      false
    }
  }

  /// Returns the color of a task or queue. Colors alternate, so that neighbors differ.
  private static func parameters(of lane: LaneID) -> String? {
    let colours = ["34", "35", "36"]
    switch lane.family {
    case .main: return nil
    case .task: return "1;" + colours[lane.number % 3]
    case .dispatch: return "1;" + colours[(lane.number + 1) % 3]
    }
  }
}
