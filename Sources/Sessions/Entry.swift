package import Lessons
import Lowering

/// Whether what was typed is whole, or goes on in the next line.
package func isWhole(_ text: String, question: Prediction?) -> Bool {
  if ColonLine(text) != nil || asksForAnswers(text) { return true }
  if let question, question.match(text) != .none { return true }
  return isComplete(text)
}

/// Whether somebody typed the one key that tells what is wrong with the other answers.
package func asksForAnswers(_ text: String) -> Bool {
  text.trimmed == "?"
}
