/// The result of reading one entry at the prompt.
package enum Submission: Sendable, Equatable {
  /// An entry was finished; an entry of several lines holds newlines, never one at its end.
  case line(String)
  /// Ctrl-C: what was typed is dropped.
  case interrupted(lineWasEmpty: Bool)
  /// Ctrl-D on an empty line, or the input has ended.
  case endOfFile
}
