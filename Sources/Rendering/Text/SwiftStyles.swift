import SwiftText

/// The styles of comments, strings, keywords and numbers in Swift.
enum SwiftStyles {
  /// Returns a style for each character of a text.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of characters.
  static func styles(of characters: [Character]) -> [Style] {
    let bytes = characters.flatMap(\.utf8)
    var byByte = [Style](repeating: .plain, count: bytes.count)
    let tokens = SwiftTokenizer.tokens(in: bytes, keeping: [.comments, .interpolations])
    // A string comes after the tokens in its interpolations, so outer tokens are colored first.
    let outerFirst = tokens.indices.sorted {
      (tokens[$0].range.lowerBound, -tokens[$0].range.upperBound)
        < (tokens[$1].range.lowerBound, -tokens[$1].range.upperBound)
    }
    for index in outerFirst {
      var range = tokens[index].range
      let before = index > 0 && tokens[index - 1].range.upperBound == range.lowerBound
      let isAttribute = before && tokens[index - 1].isSymbol("@")
      if isAttribute { range = (range.lowerBound - 1)..<range.upperBound }
      // The parentheses of an interpolation have the color of the string.
      if tokens[index].kind == .interpolation {
        range = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
      }
      guard let style = style(of: tokens, at: index, isAttribute: isAttribute) else { continue }
      for byte in range { byByte[byte] = style }
    }
    var position = 0
    return characters.map { character in
      defer { position += character.utf8.count }
      return byByte[position]
    }
  }

  /// Returns nil for parentheses of interpolations and other punctuation, which have the color
  /// around them.
  private static func style(
    of tokens: [SwiftToken], at index: Int, isAttribute: Bool
  ) -> Style? {
    switch tokens[index].kind {
    case .comment: .comment
    case .string, .regularExpression: .string
    case .number: .number
    case .interpolation: .plain
    case .word(let word):
      if isAttribute || word.hasPrefix("#") {
        .attribute
      } else if keywords.contains(word), !(index > 0 && tokens[index - 1].isSymbol(".")) {
        // After a dot, `default` or `self` is a member's name.
        .keyword
      } else {
        .plain
      }
    case .quotedName, .open, .close, .symbol: nil
    }
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case",
    "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func",
    "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "isolated",
    "lazy", "let", "mutating", "nil", "nonisolated", "open", "override", "package", "private",
    "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self", "sending",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "unowned", "var", "weak", "where", "while",
  ]
}
