package import Recording

/// What a piece of text means; a `Painter` decides how that looks.
///
/// Only the eight basic colours, bold and dim are used, because themes keep those legible on dark
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
  /// The line another line is explained by.
  case reference
  /// Scope brackets and what a scope sets.
  case binding
  /// A default, and whatever else did not arrive.
  case lost
  case printed
  case lane(LaneID)
  /// The moment being shown while stepping.
  case current

  // Prose and diagnostics
  case heading, strong, emphasis, code
  case error, warning, note
  case right, wrong

  /// The parameters of the SGR escape sequence, or nil for the terminal's own look.
  var parameters: String? {
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
    case .heading, .strong: "1"
    case .emphasis: "3"
    case .code: "36"
    case .error, .wrong: "1;31"
    case .warning: "1;33"
    case .note: "1"
    case .right: "1;32"
    }
  }

  /// Tasks and queues take different colours in turn, so that neighbours differ.
  private static func parameters(of lane: LaneID) -> String? {
    let colours = ["34", "35", "36"]
    switch lane.family {
    case .main: return nil
    case .task: return "1;" + colours[lane.number % 3]
    case .dispatch: return "1;" + colours[(lane.number + 1) % 3]
    }
  }
}
