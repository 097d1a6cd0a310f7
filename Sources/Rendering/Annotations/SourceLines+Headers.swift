import Recording

extension SourceLines {
  /// Statements whose header ends with the `{` of their body, so that a header contains no trailing
  /// closure.
  private static let introducers: Set<String> = ["for", "while", "if", "guard", "switch"]

  /// The maximum length of a header.
  private static let mostLines = 20

  /// Returns whether a place is in the header of a `for`, `if` or the like, outside of all
  /// brackets.
  ///
  /// Between the header's first word and the place there is no `{`, so it is found by reading
  /// backward.
  func isInHeader(_ place: Place) -> Bool {
    var word = ""
    var depth = 0
    var line = place.line
    var column = place.column - 2
    while place.line - line < Self.mostLines, let current = self[line] {
      while column >= 0 {
        defer { column -= 1 }
        guard column < current.characters.count, current.isCode[column] else {
          word = ""
          continue
        }
        let character = current.characters[column]
        if character.isLetter || character == "_" || character.isNumber {
          word = String(character) + word
          continue
        }
        if depth == 0, character != ".", character != "`", Self.introducers.contains(word) {
          return true
        }
        word = ""
        switch character {
        case ")", "]": depth += 1
        case "(", "[":
          if depth == 0 { return false }
          depth -= 1
        case "{", "}", ";": if depth == 0 { return false }
        default: break
        }
      }
      if depth == 0, Self.introducers.contains(word) { return true }
      word = ""
      line -= 1
      column = (self[line]?.characters.count ?? 0) - 1
    }
    return false
  }
}
