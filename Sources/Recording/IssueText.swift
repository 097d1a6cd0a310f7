/// An issue's message by its parts: what is wrong, what was seen, and what to do.
///
/// Paragraphs are parted by empty lines. What was seen is indented below a line that ends with a
/// colon; indented lines without one tell what the record of the run tells as well.
package struct IssueText: Hashable, Sendable {
  package var symptom: String
  /// The facts' headings and lines, these with their indentation.
  package var facts: [String] = []
  package var advice = ""

  package init(_ text: String) {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(line)
      }
    }
    var said: [String] = []
    for lines in paragraphs {
      if Self.holdsFacts(lines) {
        facts += lines.map(String.init)
      } else {
        let words = lines.filter { !$0.hasPrefix(" ") }.joined(separator: " ")
        if !words.isEmpty { said.append(words) }
      }
    }
    symptom = said.first ?? ""
    advice = said.dropFirst().joined(separator: " ")
  }

  private static func holdsFacts(_ lines: [Substring]) -> Bool {
    zip(lines, lines.dropFirst()).contains { heading, fact in
      !heading.hasPrefix(" ") && heading.hasSuffix(":") && fact.hasPrefix(" ")
    }
  }
}
