/// The parts of an issue's message: the problem, the facts, and the advice.
///
/// Empty lines separate paragraphs. Facts are indented below a line that ends with a colon.
/// Indented lines without such a line repeat facts that the record of the run contains.
package struct IssueText: Hashable, Sendable {
  package var symptom: String
  /// The headings and lines of the facts, with the lines' indentation.
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
    // In a complete message, the mark announces the facts.
    if symptom.hasSuffix(" …") { symptom.removeLast(2) }
    advice = said.dropFirst().joined(separator: " ")
  }

  private static func holdsFacts(_ lines: [Substring]) -> Bool {
    zip(lines, lines.dropFirst()).contains { heading, fact in
      !heading.hasPrefix(" ") && heading.hasSuffix(":") && fact.hasPrefix(" ")
    }
  }
}
