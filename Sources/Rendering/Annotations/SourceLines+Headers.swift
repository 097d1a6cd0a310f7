import Recording

extension SourceLines {
  /// Statements whose header ends with the `{` of their body, so that a header contains no trailing
  /// closure.
  private static let introducers: Set<String> = ["for", "while", "if", "guard", "switch"]

  /// The maximum length of a header.
  private static let mostLines = 20

  /// Returns whether the innermost block around a place is the body of a statement, such as a loop, and
  /// not the body of a function or a closure.
  func isInInnerBlock(_ place: Place) -> Bool {
    guard let brace = brace(around: place) else { return false }
    let before = self[brace.line]?.characters.prefix(brace.column - 1).split { $0 == " " }.last
    return isInHeader(brace) || ["do", "else", "repeat"].contains(before.map(String.init(_:)))
  }

  /// Returns the class or actor whose body directly contains a place, if it has a `deinit`.
  func classWithDeinit(around place: Place) -> String? {
    guard let brace = brace(around: place), let header = self[brace.line] else { return nil }
    let words = header.characters.prefix(brace.column - 1)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init(_:))
    guard let index = words.firstIndex(where: { ["class", "actor"].contains($0) }),
      index + 1 < words.count, mentions("deinit", in: brace.line...endOfFunction(at: brace))
    else { return nil }
    return words[index + 1]
  }

  /// Returns the `{` of the innermost block around a place.
  private func brace(around place: Place) -> Place? {
    var depth = 0
    var line = place.line
    var column = place.column - 2
    while let current = self[line] {
      while column >= 0 {
        defer { column -= 1 }
        guard column < current.characters.count, current.isCode[column] else { continue }
        switch current.characters[column] {
        case "}": depth += 1
        case "{" where depth == 0: return Place(line: line, column: column + 1)
        case "{": depth -= 1
        default: break
        }
      }
      line -= 1
      column = (self[line]?.characters.count ?? 0) - 1
    }
    return nil
  }

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
