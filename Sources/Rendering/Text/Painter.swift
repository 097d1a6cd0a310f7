/// Converts styled text to the bytes for a terminal or a file.
package struct Painter: Hashable, Sendable {
  /// Whether escape sequences may be used.
  package var colour: Bool

  package init(colour: Bool) {
    self.colour = colour
  }

  package func paint(_ text: StyledText) -> String {
    guard colour else { return text.characters }
    var painted = ""
    var current: String?
    var isFilled = false
    for span in text.spans where !span.text.isEmpty {
      // A space looks the same in every style without a background, and a change of style would
      // lengthen the line.
      let isEmpty = span.text.allSatisfy { $0 == " " }
      let keepsStyle = isEmpty && !isFilled && !span.style.hasBackground
      let wanted = keepsStyle ? current : span.style.parameters
      if !keepsStyle { isFilled = span.style.hasBackground }
      if wanted != current {
        if current != nil { painted += "\u{1B}[0m" }
        if let wanted { painted += "\u{1B}[\(wanted)m" }
        current = wanted
      }
      painted += span.text
    }
    if current != nil { painted += "\u{1B}[0m" }
    return painted
  }

  /// Returns the lines without trailing spaces, each with a line feed.
  package func paint(_ lines: [StyledText]) -> String {
    lines.map { paint($0.trimmingTrailingSpaces()) + "\n" }.joined()
  }
}
