package import Lessons
import Lowering

/// Whether the typed text is complete. Otherwise it continues on the next line.
package func isWhole(_ text: String, question: Prediction?) -> Bool {
  if ColonLine(text) != nil || asksForHelp(text) { return true }
  if let question, question.match(text) != .none { return true }
  return isComplete(text)
}

/// Whether somebody asks what can be typed.
package func asksForHelp(_ text: String) -> Bool {
  text.trimmed == "?"
}
