import Recording

extension SourceLines {
  /// A variable in the capture list of a closure: `text = state.text`.
  struct Capture: Hashable {
    var name: String
    /// The path of the captured value, of which the first component is a variable.
    var path: [String]
  }

  /// The maximum number of lines between a call and the capture list of its closure.
  private static let mostLines = 6

  /// Returns the values in the capture list of the first closure after the beginning of a call, without
  /// weak and unowned references.
  func captures(ofClosureAfter call: Place) -> [Capture] {
    var text = ""
    var isInList = false
    for number in call.line..<(call.line + Self.mostLines) {
      guard let line = self[number] else { return [] }
      let first = number == call.line ? call.column - 1 : 0
      for column in line.characters.indices.dropFirst(first) where line.isCode[column] {
        let character = line.characters[column]
        if isInList {
          if character == "]" { return Self.captures(in: text) }
          text.append(character)
        } else if text == "{" {
          if character == "[" {
            (isInList, text) = (true, "")
          } else if !character.isWhitespace {
            return []
          }
        } else if character == "{" {
          text = "{"
        }
      }
    }
    return []
  }

  private static func captures(in list: String) -> [Capture] {
    list.split(separator: ",").compactMap { item in
      let sides = item.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      guard let value = sides.last, let name = sides.first else { return nil }
      let path = value.split(separator: ".").map(String.init)
      let isPlain = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return isPlain && !path.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        ? Capture(name: name, path: path) : nil
    }
  }
}
