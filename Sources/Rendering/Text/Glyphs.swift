/// The characters that pictures of a trace are drawn with.
package enum Glyphs: String, Hashable, CaseIterable, Sendable {
  case unicode
  /// For terminals and locales that show ASCII only.
  case ascii

  private func choose(_ unicode: String, _ ascii: String) -> String {
    switch self {
    case .unicode: unicode
    case .ascii: ascii
    }
  }

  /// Between the line numbers and the text.
  package var bar: String { choose("│", "|") }
  package var scopeStart: String { choose("╭", "+") }
  package var scopeBranch: String { choose("├", "+") }
  package var scopeSide: String { choose("│", "|") }
  /// The side of a scope whose bindings a lane didn't inherit.
  package var scopeGap: String { choose("┊", ":") }
  package var scopeEnd: String { choose("╰", "+") }
  /// Before a value that was read.
  package var arrow: String { choose("→", "->") }
  /// Between a lane and its kind.
  package var dot: String { choose("·", "-") }
  package var ellipsis: String { choose("…", "...") }
  /// Omitted lines.
  package var fold: String { choose("⋮", ":") }
  /// The current moment while stepping.
  package var current: String { choose("►", ">") }
  /// Before an origin that is below its value.
  package var cause: String { choose("↳", "<-") }
  package var caret: String { "^" }
  /// One of two halves.
  package var half: String { choose("◐", "~") }
  package var right: String { choose("✓", "+") }
  package var wrong: String { choose("✗", "x") }
  package var bullet: String { choose("•", "-") }
  package var rule: String { choose("─", "-") }
}
