package import Lessons
import Lowering
import Reading

/// Whether the typed text is complete. Otherwise it continues on the next line.
package func isWhole(_ text: String, question: Prediction?) -> Bool {
  if ColonLine(text) != nil || asksForHelp(text) { return true }
  if let question, question.match(text) != .none { return true }
  if text.trimmed.hasPrefix("```"), withoutFence(text) == text {
    // Lines follow up to the fence that closes the code.
    return text.trimmed.contains("\n```")
  }
  return isComplete(withoutFence(text))
}

/// Whether somebody asks what can be typed.
package func asksForHelp(_ text: String) -> Bool {
  text.trimmed == "?"
}

/// The code in an entry that was copied from a page together with the fence around it.
package func withoutFence(_ text: String) -> String {
  let lines = text.trimmed.split(separator: "\n", omittingEmptySubsequences: false)
  guard lines.count > 2, let first = lines.first, first.hasPrefix("```"), lines.last == "```",
    !lines.dropFirst().dropLast().contains(where: { $0.hasPrefix("```") })
  else { return text }
  return lines.dropFirst().dropLast().joined(separator: "\n")
}
