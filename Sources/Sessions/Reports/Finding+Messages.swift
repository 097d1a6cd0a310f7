package import MessageTables
import Phrases

extension Finding {
  package init(
    _ problem: some ProblemMessage, severity: Severity = .error, name: String, line: Int? = nil,
    notes: [Note] = []
  ) {
    self.init(
      severity: severity, message: problem.text, name: name, line: line, notes: notes,
      advice: problem.advice?.text)
  }
}
