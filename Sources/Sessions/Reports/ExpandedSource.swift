import Lowering
import Machine
import MessageTables
import Phrases

/// A text with what macros write for it, beside the declarations that have the attributes.
package struct ExpandedSource: Sendable {
  let text: String
  let firstLine: Int
  let uses: [MacroUse]

  /// Whether there are no macros in it.
  package var isEmpty: Bool { uses.isEmpty }

  /// The names of the declarations with macros, in their order.
  package var names: [String] {
    var seen: Set<String> = []
    return uses.flatMap(\.declared).filter { seen.insert($0).inserted }
  }

  /// The lines of a declaration, or of the whole text, each with the number that traces give it. Expansions
  /// follow the first line of their declaration. Nil if no declaration with the name has a macro.
  package func listing(of name: String? = nil) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var shown = 0...max(0, lines.count - 1)
    if let name {
      guard let use = uses.first(where: { $0.declared.contains(name) }) else { return nil }
      let first = min(use.position.line, use.lines.lowerBound)
      shown = (first - firstLine)...(use.lines.upperBound - firstLine)
    }
    let width = String(shown.upperBound + firstLine).count
    var result = ""
    for index in shown where lines.indices.contains(index) {
      let number = String(index + firstLine)
      let margin = String(repeating: " ", count: width - number.count) + number
      result += "\(margin) │ \(lines[index])".trimmedEnd + "\n"
      for use in uses where use.lines.lowerBound == index + firstLine {
        result += annotation(use, margin: String(repeating: " ", count: width) + " ┊")
      }
    }
    return result
  }

  private func annotation(_ use: MacroUse, margin: String) -> String {
    use.texts.map { text in
      let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
      let head = "\(margin) \(ExpansionMessage.adds(text.kind, macro: use.name).text)\n"
      return head + lines.map { "\(margin)   \($0)".trimmedEnd + "\n" }.joined()
    }.joined()
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
