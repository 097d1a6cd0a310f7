import Lessons
import Lowering

/// Whether what was typed is whole, or goes on in the next line.
package func isWhole(_ text: String, question: Player.Question?) -> Bool {
  if ColonLine(text) != nil { return true }
  if let question, question.prediction.match(text) != .none { return true }
  return isComplete(text)
}
